import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';
import './styles.css';

export default function JoinedTree() {
  return (
    <SimpleTreeView
      defaultExpandedItems={['arriving', 'working']}
      aria-label="Handbook"
      className="joined-tree"
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
