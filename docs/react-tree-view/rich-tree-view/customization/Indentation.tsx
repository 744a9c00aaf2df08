import {useState} from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {catalog} from '../../../_data/catalog';

export default function Indentation() {
  const [indentation, setIndentation] = useState(24);

  return (
    <Box sx={{width: 280, minHeight: 260}}>
      <Slider
        aria-label="Indentation in pixels"
        min={0}
        max={48}
        value={indentation}
        onChange={(_, value) => setIndentation(value)}
        valueLabelDisplay="auto"
      />
      <RichTreeView
        items={catalog}
        itemChildrenIndentation={indentation}
        defaultExpandedItems={['audio', 'microphones']}
        aria-label="Catalog"
      />
    </Box>
  );
}
