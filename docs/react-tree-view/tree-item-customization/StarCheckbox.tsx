import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import Checkbox, {type CheckboxProps} from '@mui/material/Checkbox';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {catalog, type CatalogItem} from '../../_data/catalog';

interface StarProps extends CheckboxProps {
  visible?: boolean;
}

function Star({visible = true, ...props}: StarProps) {
  return visible ? (
    <Checkbox {...props} sx={{p: 0}} icon={<StarBorderIcon />} checkedIcon={<StarIcon />} />
  ) : null;
}

const isGroup = (item: CatalogItem) => Boolean(item.children);

export default function StarCheckbox() {
  return (
    <Box sx={{width: 280, minHeight: 224}}>
      <RichTreeView
        multiSelect
        checkboxSelection
        items={catalog}
        isItemSelectionDisabled={isGroup}
        slotProps={{item: {slots: {checkbox: Star}}}}
        defaultExpandedItems={['lighting', 'network']}
        defaultSelectedItems={['key-light']}
        aria-label="Favorites of the catalog"
      />
    </Box>
  );
}
