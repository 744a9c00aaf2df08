import {forwardRef, type Ref} from 'react';
import {TreeItem2, type TreeItem2Props} from '@mui/x-tree-view/TreeItem2';

/** An item whose checkbox is hidden from screen readers, because the item itself says whether it is selected. */
export const CheckItem = forwardRef(function CheckItem(
  props: TreeItem2Props,
  ref: Ref<HTMLLIElement>,
) {
  return (
    <TreeItem2
      {...props}
      ref={ref}
      slotProps={{checkbox: {inputProps: {'aria-hidden': true}} as object}}
    />
  );
});
