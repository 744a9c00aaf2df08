import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type {GridFilterInputValueProps, GridFilterOperator} from '@mui/x-data-grid';
import {productTags} from '../../_data/products';
import type {Product, ProductTag} from '../../_data/products';

function TagsInput({item, applyValue, focusElementRef}: GridFilterInputValueProps) {
  return (
    <Autocomplete
      multiple
      size="small"
      options={productTags}
      value={(item.value as ProductTag[] | undefined) ?? []}
      onChange={(_event, value) => applyValue({...item, value})}
      renderInput={(params) => <TextField {...params} label="Tags" inputRef={focusElementRef} />}
    />
  );
}

/** Rows that have at least one of the chosen tags; without a choice, all rows. */
export const hasAnyTag: GridFilterOperator<Product, ProductTag[], string> = {
  label: 'has any of',
  value: 'hasAny',
  InputComponent: TagsInput,
  getApplyFilterFn: ({value}: {value?: ProductTag[]}) =>
    value?.length ? (tags) => tags.some((tag) => value.includes(tag)) : null,
  getValueAsString: (value: ProductTag[]) => value.join(' or '),
};
