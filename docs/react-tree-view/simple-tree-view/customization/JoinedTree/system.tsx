import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem, treeItemClasses} from '@mui/x-tree-view/TreeItem';

export default function JoinedTree() {
  return (
    <SimpleTreeView
      defaultExpandedItems={['arriving', 'working']}
      aria-label="Handbook"
      sx={{
        width: 280,
        [`& .${treeItemClasses.groupTransition}`]: {
          ml: '15px',
          borderLeft: '1px solid',
          borderColor: 'divider',
        },
        [`& .${treeItemClasses.groupTransition} .${treeItemClasses.content}::before`]: {
          content: '""',
          position: 'absolute',
          left: 0,
          width: 12,
          borderTop: '1px solid',
          borderColor: 'divider',
        },
      }}
    >
      <TreeItem itemId="arriving" label="Arriving">
        <TreeItem itemId="first-day" label="Your first day" />
        <TreeItem itemId="equipment" label="Equipment" />
      </TreeItem>
      <TreeItem itemId="working" label="Working">
        <TreeItem itemId="hours" label="Hours" />
        <TreeItem itemId="leave" label="Leave" />
      </TreeItem>
      <TreeItem itemId="contacts" label="Contacts" />
    </SimpleTreeView>
  );
}
