import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {projectFiles} from '../../../_data/files';

export default function LastClicked() {
  const [clicked, setClicked] = useState('nothing yet');

  return (
    <Box sx={{width: 280, minHeight: 345}}>
      <Typography variant="body2" role="status" gutterBottom>
        Clicked: {clicked}
      </Typography>
      <RichTreeView
        items={projectFiles}
        defaultExpandedItems={['src', 'components']}
        onItemClick={(event, itemId) => {
          setClicked(`${itemId}${event.metaKey || event.ctrlKey ? ' (with modifier)' : ''}`);
        }}
        aria-label="Project files"
      />
    </Box>
  );
}
