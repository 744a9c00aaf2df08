import {useState} from 'react';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {TreeItem} from '@mui/x-tree-view/TreeItem';
import {TreeView} from '@mui/x-tree-view/TreeView';

export default function Folders() {
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <Box sx={{minHeight: 200, width: '100%', maxWidth: 320}}>
      <Typography variant="body2" role="status">
        {selected ? `Selected: ${selected}` : 'Select a folder'}
      </Typography>
      <TreeView
        aria-label="Folders"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['contracts']}
        selected={selected}
        onNodeSelect={(_event, id: string) => setSelected(id)}
      >
        <TreeItem nodeId="contracts" label="Contracts">
          <TreeItem nodeId="2025" label="2025" />
          <TreeItem nodeId="2026" label="2026" />
        </TreeItem>
        <TreeItem nodeId="brand" label="Brand" />
      </TreeView>
    </Box>
  );
}
