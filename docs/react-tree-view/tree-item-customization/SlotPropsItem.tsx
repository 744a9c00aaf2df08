import Box from '@mui/material/Box';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import type {TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {catalog} from '../../_data/catalog';

const itemSlotProps: TreeItemProps['slotProps'] = {
  content: {style: {paddingBlock: 2}},
  label: {style: {fontSize: '0.875rem'}, title: 'Click to select'},
  iconContainer: {style: {order: 1}},
};

export default function SlotPropsItem() {
  return (
    <Box sx={{width: 280, minHeight: 175}}>
      <RichTreeView
        items={catalog}
        defaultExpandedItems={['lighting', 'network']}
        slotProps={{item: {slotProps: itemSlotProps}}}
        aria-label="Catalog"
      />
    </Box>
  );
}
