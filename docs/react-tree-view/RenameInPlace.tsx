import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const notes = [
  {id: 'trip', label: 'Trip to Turin'},
  {id: 'budget', label: 'Budget', children: [{id: 'q1', label: 'First quarter'}]},
];

export default function RenameInPlace() {
  const [message, setMessage] = useState('Double-click a note, or press Enter on it.');

  return (
    <Box sx={{width: 300, minHeight: 134}}>
      <RichTreeView
        items={notes}
        isItemEditable
        defaultExpandedItems={['budget']}
        onItemLabelChange={(itemId, label) => setMessage(`${itemId} is now “${label}”.`)}
        aria-label="Notes"
      />
      <Typography variant="body2" role="status" sx={{mt: 1}}>
        {message}
      </Typography>
    </Box>
  );
}
