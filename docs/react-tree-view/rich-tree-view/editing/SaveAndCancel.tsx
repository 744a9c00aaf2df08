import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import {useTreeItemUtils} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {TreeItemLabelInput} from '@mui/x-tree-view/TreeItemLabelInput';
import type {ComponentProps, MouseEvent} from 'react';
import {projectFiles} from '../../../_data/files';

interface ButtonsInputProps extends ComponentProps<typeof TreeItemLabelInput> {
  onSave: (event: MouseEvent, label: string) => void;
  onCancel: (event: MouseEvent) => void;
}

// A button that took the focus would end the editing before its click.
const keepFocus = (event: MouseEvent) => event.preventDefault();

function ButtonsInput({onSave, onCancel, ...props}: ButtonsInputProps) {
  return (
    <Stack direction="row" sx={{flex: 1, minWidth: 0}}>
      <TreeItemLabelInput {...props} />
      <IconButton
        size="small"
        aria-label="Save"
        sx={{p: 0.25}}
        onMouseDown={keepFocus}
        onClick={(event) => onSave(event, String(props.value))}
      >
        <CheckIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label="Cancel"
        sx={{p: 0.25}}
        onMouseDown={keepFocus}
        onClick={onCancel}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}

function ButtonsItem(props: TreeItemProps) {
  const {itemId, children} = props;
  const {interactions} = useTreeItemUtils({itemId, children});
  const labelInput = {
    'aria-label': 'Name of the file',
    onSave: interactions.handleSaveItemLabel,
    onCancel: interactions.handleCancelItemLabelEditing,
  };
  return <TreeItem {...props} slots={{labelInput: ButtonsInput}} slotProps={{labelInput}} />;
}

export default function SaveAndCancel() {
  return (
    <Box sx={{width: 280, minHeight: 224}}>
      <RichTreeView
        isItemEditable
        items={projectFiles}
        slots={{item: ButtonsItem}}
        defaultExpandedItems={['src']}
        aria-label="Project files"
      />
    </Box>
  );
}
