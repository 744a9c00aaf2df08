import Box from '@mui/material/Box';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const offices = [
  {
    id: 'europe',
    label: 'Europe',
    children: [
      {id: 'lyon', label: 'Lyon'},
      {id: 'porto', label: 'Porto'},
    ],
  },
  {id: 'asia', label: 'Asia', children: [{id: 'busan', label: 'Busan'}]},
];

export default function FirstRichTree() {
  return (
    <Box sx={{width: 280, minHeight: 160}}>
      <RichTreeView items={offices} defaultExpandedItems={['europe']} aria-label="Offices" />
    </Box>
  );
}
