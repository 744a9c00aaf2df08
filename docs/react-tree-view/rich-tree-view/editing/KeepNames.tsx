import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {projectFiles, type FileItem} from '../../../_data/files';

const rename = (items: FileItem[], itemId: string, label: string): FileItem[] =>
  items.map((item) =>
    item.id === itemId
      ? {...item, label}
      : {...item, children: item.children && rename(item.children, itemId, label)},
  );

export default function KeepNames() {
  const [files, setFiles] = useState(projectFiles);
  const [count, setCount] = useState(1);

  return (
    <Box sx={{width: 280, minHeight: 255}}>
      <Button
        size="small"
        onClick={() => {
          setFiles([...files, {id: `note-${count}`, label: `Note ${count}.md`}]);
          setCount(count + 1);
        }}
      >
        Add a file
      </Button>
      <RichTreeView
        isItemEditable
        items={files}
        defaultExpandedItems={['src']}
        onItemLabelChange={(itemId, label) => setFiles((before) => rename(before, itemId, label))}
        aria-label="Project files"
      />
    </Box>
  );
}
