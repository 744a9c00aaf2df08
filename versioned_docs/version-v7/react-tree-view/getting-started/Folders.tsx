import Box from '@mui/material/Box';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'contracts',
    label: 'Contracts',
    children: [
      {id: 'c-2025', label: '2025'},
      {id: 'c-2026', label: '2026'},
    ],
  },
  {id: 'brand', label: 'Brand'},
];

export default function Folders() {
  return (
    <Box sx={{minHeight: 220, width: '100%', maxWidth: 320}}>
      <RichTreeView
        aria-label="Folders"
        items={items}
        defaultExpandedItems={['contracts']}
        checkboxSelection
        multiSelect
      />
    </Box>
  );
}
