import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {catalog} from '../../../_data/catalog';

export default function ExpansionLog() {
  const [last, setLast] = useState('nothing yet');

  return (
    <Box sx={{width: 280, minHeight: 313}}>
      <Typography variant="body2" role="status" gutterBottom>
        {last}
      </Typography>
      <RichTreeView
        items={catalog}
        onItemExpansionToggle={(event, itemId, isExpanded) => {
          const cause = event.type === 'keydown' ? 'by keyboard' : 'by mouse';
          setLast(`${itemId} ${isExpanded ? 'expanded' : 'collapsed'} ${cause}`);
        }}
        aria-label="Catalog"
      />
    </Box>
  );
}
