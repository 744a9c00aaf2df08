import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemCheckbox,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import {TreeItemIcon} from '@mui/x-tree-view/TreeItemIcon';
import {TreeItemProvider} from '@mui/x-tree-view/TreeItemProvider';
import {useTreeItem} from '@mui/x-tree-view/useTreeItem';
import {units, type Unit} from '../../_data/teams';

function UnitItem({id, itemId, label, children}: TreeItemProps) {
  const item = useTreeItem({id, itemId, label, children});
  const initials = String(label).slice(0, 2).toUpperCase();

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()}>
          <Avatar
            aria-hidden
            sx={{
              width: 28,
              height: 28,
              fontSize: 12,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            }}
          >
            {initials}
          </Avatar>
          <TreeItemLabel {...item.getLabelProps()} />
          <TreeItemCheckbox {...item.getCheckboxProps()} />
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
}

const getId = (unit: Unit) => unit.code;
const getLabel = (unit: Unit) => unit.name;
const getChildren = (unit: Unit) => unit.units;

export default function OwnItem() {
  return (
    <Box sx={{width: 280, minHeight: 252}}>
      <RichTreeView
        multiSelect
        checkboxSelection
        items={units}
        getItemId={getId}
        getItemLabel={getLabel}
        getItemChildren={getChildren}
        slots={{item: UnitItem}}
        itemChildrenIndentation={24}
        defaultExpandedItems={['ENG']}
        aria-label="Departments"
      />
    </Box>
  );
}
