import {useState} from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {projectFiles, type FileItem} from '../../../_data/files';

const isReadOnly = (file: FileItem) => Boolean(file.readOnly);

export default function ReadOnlyFiles() {
  const [focusable, setFocusable] = useState(false);

  return (
    <Box sx={{width: 280, minHeight: 294}}>
      <FormControlLabel
        label="Disabled items take focus"
        control={
          <Switch checked={focusable} onChange={(event) => setFocusable(event.target.checked)} />
        }
      />
      <RichTreeView
        items={projectFiles}
        isItemDisabled={isReadOnly}
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['vendor']}
        aria-label="Project files"
      />
    </Box>
  );
}
