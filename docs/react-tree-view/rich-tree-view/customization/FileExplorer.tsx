import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import CodeIcon from '@mui/icons-material/Code';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import FolderOpenIcon from '@mui/icons-material/FolderOpenOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {useTreeItemModel, useTreeItemUtils} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, treeItemClasses, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {projectFiles, type FileItem} from '../../../_data/files';

interface FileIconProps {
  name: string;
  folder: boolean;
  open: boolean;
}

function FileIcon({name, folder, open}: FileIconProps) {
  if (folder) {
    const Folder = open ? FolderOpenIcon : FolderIcon;
    return <Folder fontSize="small" color="primary" />;
  }
  if (/\.(svg|png|jpg)$/.test(name)) {
    return <ImageIcon fontSize="small" color="action" />;
  }
  const File = /\.(tsx?|css)$/.test(name) ? CodeIcon : ArticleIcon;
  return <File fontSize="small" color="action" />;
}

function FileRow(props: TreeItemProps) {
  const {itemId, children} = props;
  const file = useTreeItemModel<FileItem>(itemId);
  const {status} = useTreeItemUtils({itemId, children});
  const label = (
    <Stack direction="row" spacing={1} sx={{alignItems: 'center'}}>
      <FileIcon name={file?.label ?? ''} folder={status.expandable} open={status.expanded} />
      <Typography variant="body2" noWrap sx={{flex: 1}}>
        {file?.label}
      </Typography>
      {file?.size !== undefined && (
        <Typography variant="caption" color="textSecondary">
          {(file.size / 1000).toFixed(1)} kB
        </Typography>
      )}
    </Stack>
  );
  return <TreeItem {...props} label={label} />;
}

export default function FileExplorer() {
  return (
    <Box sx={{width: 'min(100%, 360px)', minHeight: 320}}>
      <RichTreeView
        items={projectFiles}
        slots={{item: FileRow}}
        itemChildrenIndentation={20}
        defaultExpandedItems={['src', 'components']}
        defaultSelectedItems="order-form"
        aria-label="Project files"
        sx={{
          [`& .${treeItemClasses.groupTransition}`]: {position: 'relative'},
          [`& .${treeItemClasses.groupTransition}::before`]: {
            content: '""',
            position: 'absolute',
            top: 0,
            bottom: 0,
            left: 'calc(15px + var(--TreeView-itemDepth) * 20px)',
            borderLeft: '1px solid',
            borderColor: 'divider',
          },
        }}
      />
    </Box>
  );
}
