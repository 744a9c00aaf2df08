import Box from '@mui/material/Box';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {projectFiles} from '../_data/files';

export default function FilesTree() {
  return (
    <Box sx={{width: 280, minHeight: 288}}>
      <RichTreeView
        items={projectFiles}
        multiSelect
        checkboxSelection
        selectionPropagation={{parents: true, descendants: true}}
        defaultExpandedItems={['src']}
        aria-label="Project files"
      />
    </Box>
  );
}
