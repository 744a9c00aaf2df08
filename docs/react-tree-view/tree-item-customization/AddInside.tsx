import {createContext, useContext, useState} from 'react';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import {useTreeItemModel, useTreeItemUtils} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {projectFiles, type FileItem} from '../../_data/files';

const AddContext = createContext<(folder: string) => void>(() => {});

function FolderItem(props: TreeItemProps) {
  const {itemId, children} = props;
  const add = useContext(AddContext);
  const file = useTreeItemModel<FileItem>(itemId);
  const {publicAPI} = useTreeItemUtils({itemId, children});
  const label = (
    <Stack direction="row" sx={{justifyContent: 'space-between'}}>
      {props.label}
      {file?.children && (
        <IconButton
          size="small"
          aria-label={`Add a file to ${file.label}`}
          sx={{p: 0.25}}
          onKeyDown={(event) => event.stopPropagation()}
          onClick={(event) => {
            event.stopPropagation();
            add(itemId);
            publicAPI.setItemExpansion({event, itemId, shouldBeExpanded: true});
          }}
        >
          <AddIcon fontSize="small" />
        </IconButton>
      )}
    </Stack>
  );
  return <TreeItem {...props} label={label} />;
}

const addTo = (items: FileItem[], folder: string, file: FileItem): FileItem[] =>
  items.map((item) => {
    const children = item.children && addTo(item.children, folder, file);
    return {...item, children: item.id === folder && children ? [...children, file] : children};
  });

export default function AddInside() {
  const [files, setFiles] = useState(projectFiles);
  const [count, setCount] = useState(1);

  function add(folder: string) {
    setFiles(addTo(files, folder, {id: `new-${count}`, label: `untitled-${count}.ts`}));
    setCount(count + 1);
  }

  return (
    <AddContext value={add}>
      <Box sx={{width: 300, minHeight: 288}}>
        <RichTreeView items={files} slots={{item: FolderItem}} aria-label="Project files" />
      </Box>
    </AddContext>
  );
}
