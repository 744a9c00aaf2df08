import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {permissions} from '../../../_data/permissions';

export default function SelectionLog() {
  const [changes, setChanges] = useState<string[]>([]);

  return (
    <Box sx={{width: 'min(100%, 400px)', minHeight: 374}}>
      <RichTreeView
        multiSelect
        items={permissions}
        defaultExpandedItems={['orders']}
        onItemSelectionToggle={(_, itemId, isSelected) =>
          setChanges((before) => [`${isSelected ? '+' : '−'} ${itemId}`, ...before].slice(0, 4))
        }
        aria-label="Permissions"
      />
      <Box role="log" sx={{mt: 1}}>
        {changes.map((change, index) => (
          <Typography key={`${change}-${index}`} variant="body2">
            {change}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
