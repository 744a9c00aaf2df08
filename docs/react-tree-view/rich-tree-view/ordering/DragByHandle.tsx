import type {HTMLAttributes} from 'react';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import {TreeItemDragAndDropOverlay} from '@mui/x-tree-view/TreeItemDragAndDropOverlay';
import {TreeItemIcon} from '@mui/x-tree-view/TreeItemIcon';
import {TreeItemProvider} from '@mui/x-tree-view/TreeItemProvider';
import {useTreeItem} from '@mui/x-tree-view/useTreeItem';
import {RichTreeViewPro} from '@mui/x-tree-view-pro/RichTreeViewPro';
import {catalog} from '../../../_data/catalog';

function HandleItem({id, itemId, label, children}: TreeItemProps) {
  const item = useTreeItem({id, itemId, label, children});
  const rootProps: ReturnType<typeof item.getRootProps> & HTMLAttributes<HTMLElement> =
    item.getRootProps();
  const {draggable, onDragStart, ...root} = rootProps;

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...root}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <TreeItemLabel {...item.getLabelProps()} />
          <Box
            draggable={draggable}
            onDragStart={onDragStart}
            sx={{display: 'flex', cursor: 'grab', color: 'text.secondary'}}
          >
            <DragIndicatorIcon fontSize="small" />
          </Box>
          <TreeItemDragAndDropOverlay {...item.getDragAndDropOverlayProps()} />
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
}

export default function DragByHandle() {
  return (
    <Box sx={{width: 280, minHeight: 224}}>
      <RichTreeViewPro
        itemsReordering
        items={catalog}
        slots={{item: HandleItem}}
        defaultExpandedItems={['lighting', 'network']}
        aria-label="Catalog"
      />
    </Box>
  );
}
