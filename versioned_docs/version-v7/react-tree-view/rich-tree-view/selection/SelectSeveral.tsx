import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {projectFiles} from '../../../_data/files';

export default function SelectSeveral() {
  const [selected, setSelected] = useState<string[]>(['app', 'api']);

  return (
    <Box sx={{width: 280, minHeight: 314}}>
      <Typography variant="body2" role="status" gutterBottom>
        {selected.length} selected
      </Typography>
      <RichTreeView
        multiSelect
        items={projectFiles}
        defaultExpandedItems={['src']}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemIds) => setSelected(itemIds)}
        aria-label="Project files"
      />
    </Box>
  );
}
