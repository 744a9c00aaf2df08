import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import Box from '@mui/material/Box';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {projectFiles} from '../../_data/files';

// #region preview
const slots = {expandIcon: FolderIcon, collapseIcon: FolderOpenIcon};

const isHidden = (label: string) => label.endsWith('.txt') || label === 'vendor';
// #endregion

export default function FolderIcons() {
  return (
    <Box sx={{width: '100%', minHeight: 300}}>
      <RichTreeView
        items={projectFiles}
        defaultExpandedItems={['src']}
        slots={slots}
        slotProps={{
          item: ({label}) => ({sx: isHidden(label) ? {color: 'text.secondary'} : undefined}),
        }}
      />
    </Box>
  );
}
