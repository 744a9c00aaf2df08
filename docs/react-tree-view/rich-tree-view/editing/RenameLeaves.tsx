import Box from '@mui/material/Box';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {projectFiles, type FileItem} from '../../../_data/files';

const isFile = (item: FileItem) => item.children === undefined;

export default function RenameLeaves() {
  return (
    <Box sx={{width: 280, minHeight: 224}}>
      <RichTreeView
        items={projectFiles}
        isItemEditable={isFile}
        expansionTrigger="content"
        defaultExpandedItems={['src']}
        aria-label="Project files"
      />
    </Box>
  );
}
