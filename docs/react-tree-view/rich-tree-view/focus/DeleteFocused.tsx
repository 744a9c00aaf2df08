import {useState, type KeyboardEvent} from 'react';
import Box from '@mui/material/Box';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {projectFiles, type FileItem} from '../../../_data/files';

const without = (items: FileItem[], itemId: string): FileItem[] =>
  items
    .filter(({id}) => id !== itemId)
    .map((item) => ({...item, children: item.children && without(item.children, itemId)}));

export default function DeleteFocused() {
  const [files, setFiles] = useState(projectFiles);
  const [focused, setFocused] = useState('');

  return (
    <Box sx={{width: 280, minHeight: 224}}>
      <RichTreeView
        items={files}
        defaultExpandedItems={['src']}
        onItemFocus={(_, itemId) => setFocused(itemId)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Delete') {
            setFiles((before) => without(before, focused));
          }
        }}
        aria-label="Project files, Delete removes one"
      />
    </Box>
  );
}
