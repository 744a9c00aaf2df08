import AddIcon from '@mui/icons-material/Add';
import CircleIcon from '@mui/icons-material/CircleOutlined';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {catalog} from '../../../_data/catalog';

export default function SlotIcons() {
  return (
    <Box sx={{width: 280, minHeight: 224}}>
      <RichTreeView
        items={catalog}
        defaultExpandedItems={['audio', 'lighting']}
        slots={{expandIcon: AddIcon, collapseIcon: RemoveIcon, endIcon: CircleIcon}}
        slotProps={{endIcon: {opacity: 0.5}}}
        aria-label="Catalog"
      />
    </Box>
  );
}
