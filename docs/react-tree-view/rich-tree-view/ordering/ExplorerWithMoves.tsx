import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import Box from '@mui/material/Box';
import {useTreeItemModel} from '@mui/x-tree-view/hooks';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {RichTreeViewPro} from '@mui/x-tree-view-pro/RichTreeViewPro';
import {useRichTreeViewProApiRef} from '@mui/x-tree-view-pro/hooks';
import {projectFiles, type FileItem} from '../../../_data/files';

function FileRow(props: TreeItemProps) {
  const file = useTreeItemModel<FileItem>(props.itemId);
  const Icon = file?.size === undefined ? FolderIcon : ArticleIcon;
  const label = (
    <Box sx={{display: 'flex', alignItems: 'center', gap: 1}}>
      <Icon fontSize="small" color="action" />
      {props.label}
    </Box>
  );
  return <TreeItem {...props} label={label} />;
}

export default function ExplorerWithMoves() {
  const apiRef = useRichTreeViewProApiRef<FileItem>();
  const isFolder = (id: string) => apiRef.current?.getItem(id).size === undefined;

  return (
    <Box sx={{width: 300, minHeight: 352}}>
      <RichTreeViewPro
        itemsReordering
        apiRef={apiRef}
        items={projectFiles}
        slots={{item: FileRow}}
        itemChildrenIndentation={20}
        isItemReorderable={(itemId) => itemId !== 'vendor'}
        canMoveItemToNewPosition={({newPosition: {parentId}}) =>
          parentId === null || (isFolder(parentId) && parentId !== 'vendor')
        }
        defaultExpandedItems={['src', 'components', 'public']}
        aria-label="Project files"
      />
    </Box>
  );
}
