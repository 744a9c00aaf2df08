import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {catalog} from '../../../_data/catalog';

export default function FocusedArticle() {
  const [focused, setFocused] = useState('nothing yet');

  return (
    <Box sx={{width: 280, minHeight: 282}}>
      <Typography variant="body2" gutterBottom>
        Focused: {focused}
      </Typography>
      <RichTreeView
        items={catalog}
        defaultExpandedItems={['lighting', 'network']}
        onItemFocus={(_, itemId) => setFocused(itemId)}
        aria-label="Catalog"
      />
    </Box>
  );
}
