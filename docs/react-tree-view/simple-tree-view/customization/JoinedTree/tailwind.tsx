import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function JoinedTree() {
  return (
    <SimpleTreeView
      defaultExpandedItems={['arriving', 'working']}
      aria-label="Handbook"
      className="w-[280px] [&_.MuiTreeItem-groupTransition]:ms-[15px] [&_.MuiTreeItem-groupTransition]:[border-inline-start:1px_solid_var(--mui-palette-divider)] [&_.MuiTreeItem-groupTransition_.MuiTreeItem-content]:before:absolute [&_.MuiTreeItem-groupTransition_.MuiTreeItem-content]:before:start-0 [&_.MuiTreeItem-groupTransition_.MuiTreeItem-content]:before:w-3 [&_.MuiTreeItem-groupTransition_.MuiTreeItem-content]:before:[border-top:1px_solid_var(--mui-palette-divider)] [&_.MuiTreeItem-groupTransition_.MuiTreeItem-content]:before:content-['']"
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
