import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {projectFiles} from '../../../_data/files';

export default function RenameFiles() {
  const [message, setMessage] = useState('Double-click a name');

  return (
    <Box sx={{width: 280, minHeight: 250}}>
      <Typography variant="body2" role="status" gutterBottom>
        {message}
      </Typography>
      <RichTreeView
        isItemEditable
        items={projectFiles}
        defaultExpandedItems={['src']}
        onItemLabelChange={(itemId, label) => setMessage(`${itemId} is now “${label}”`)}
        aria-label="Project files"
      />
    </Box>
  );
}
