import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import {TreeItem} from '@mui/x-tree-view/TreeItem';
import {TreeView} from '@mui/x-tree-view/TreeView';

export default function Warehouses() {
  return (
    <Box sx={{minHeight: 220, width: '100%', maxWidth: 320}}>
      <TreeView
        aria-label="Warehouses"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['north']}
      >
        <TreeItem nodeId="north" label="Warehouse North">
          <TreeItem nodeId="n1" label="Aisle 1" />
          <TreeItem nodeId="n2" label="Aisle 2" />
        </TreeItem>
        <TreeItem nodeId="south" label="Warehouse South">
          <TreeItem nodeId="s1" label="Aisle 1" />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
