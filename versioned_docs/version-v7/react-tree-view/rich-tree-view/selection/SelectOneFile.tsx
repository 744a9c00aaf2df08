import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {projectFiles} from '../../../_data/files';

export default function SelectOneFile() {
  const [selected, setSelected] = useState<string | null>('app');

  return (
    <Box sx={{width: 280, minHeight: 314}}>
      <Typography variant="body2" role="status" gutterBottom>
        Selected: {selected ?? 'nothing'}
      </Typography>
      <RichTreeView
        items={projectFiles}
        defaultExpandedItems={['src']}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemId) => setSelected(itemId)}
        aria-label="Project files"
      />
    </Box>
  );
}
