import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';

function SlowItem(props: TreeItemProps) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  return <TreeItem {...props} slotProps={{groupTransition: {timeout: still ? 0 : 800}}} />;
}

export default function SlowChapters() {
  return (
    <Box sx={{width: 280, minHeight: 192}}>
      <SimpleTreeView aria-label="Handbook">
        <SlowItem itemId="arriving" label="Arriving">
          <TreeItem itemId="first-day" label="Your first day" />
          <TreeItem itemId="equipment" label="Equipment" />
          <TreeItem itemId="people" label="People to know" />
        </SlowItem>
        <TreeItem itemId="contacts" label="Contacts" />
      </SimpleTreeView>
    </Box>
  );
}
