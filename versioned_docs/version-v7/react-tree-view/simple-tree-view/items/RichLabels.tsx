import HelpIcon from '@mui/icons-material/HelpOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';
import type {ReactNode} from 'react';

interface RowProps {
  icon: ReactNode;
  text: string;
  fresh?: boolean;
}

function Row({icon, text, fresh = false}: RowProps) {
  return (
    <Stack direction="row" spacing={1} sx={{alignItems: 'center'}}>
      {icon}
      <span>{text}</span>
      {fresh && <Chip size="small" color="primary" variant="outlined" label="New" />}
    </Stack>
  );
}

export default function RichLabels() {
  return (
    <Box sx={{width: 300, minHeight: 128}}>
      <SimpleTreeView defaultExpandedItems={['arriving']} aria-label="Handbook">
        <TreeItem itemId="arriving" label={<Row icon={<HomeIcon />} text="Arriving" />}>
          <TreeItem itemId="first-day" label="Your first day" />
          <TreeItem itemId="badge" label={<Row icon={null} text="Badge" fresh />} />
        </TreeItem>
        <TreeItem itemId="help" label={<Row icon={<HelpIcon />} text="Who can help" />} />
      </SimpleTreeView>
    </Box>
  );
}
