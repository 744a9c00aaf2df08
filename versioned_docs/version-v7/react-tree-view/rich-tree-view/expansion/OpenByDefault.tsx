import Box from '@mui/material/Box';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {catalog} from '../../../_data/catalog';

export default function OpenByDefault() {
  return (
    <Box sx={{width: 280, minHeight: 224}}>
      <RichTreeView
        items={catalog}
        defaultExpandedItems={['audio', 'microphones']}
        aria-label="Catalog"
      />
    </Box>
  );
}
