import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import {useTreeItemUtils} from '@mui/x-tree-view/hooks';
import type {TreeViewCancellableEvent} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, TreeItemLabel, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import type {KeyboardEvent, MouseEvent} from 'react';
import {projectFiles} from '../../../_data/files';

interface PencilLabelProps {
  children: string;
  onEdit: () => void;
}

function PencilLabel({children, onEdit, ...props}: PencilLabelProps) {
  return (
    <Stack direction="row" sx={{flex: 1, minWidth: 0}}>
      <TreeItemLabel {...props}>{children}</TreeItemLabel>
      <IconButton
        size="small"
        aria-label={`Rename ${children}`}
        sx={{p: 0.25}}
        onClick={(event) => {
          event.stopPropagation();
          onEdit();
        }}
      >
        <EditIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}

function PencilItem(props: TreeItemProps) {
  const {itemId, children} = props;
  const {interactions} = useTreeItemUtils({itemId, children});
  const label = {
    onEdit: interactions.toggleItemEditing,
    onDoubleClick: (event: MouseEvent & TreeViewCancellableEvent) => {
      event.defaultMuiPrevented = true;
    },
  };
  const keepEnter = (event: KeyboardEvent & TreeViewCancellableEvent) => {
    event.defaultMuiPrevented = event.key === 'Enter';
  };
  return (
    <TreeItem {...props} slots={{label: PencilLabel}} slotProps={{label}} onKeyDown={keepEnter} />
  );
}

export default function PencilToRename() {
  return (
    <Box sx={{width: 280, minHeight: 224}}>
      <RichTreeView
        isItemEditable
        items={projectFiles}
        slots={{item: PencilItem}}
        defaultExpandedItems={['src']}
        aria-label="Project files"
      />
    </Box>
  );
}
