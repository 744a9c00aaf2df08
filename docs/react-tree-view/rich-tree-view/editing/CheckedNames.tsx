import {useState, type SyntheticEvent} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type {TreeViewCancellableEvent} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {projectFiles} from '../../../_data/files';

type InputEvent = SyntheticEvent<HTMLInputElement> & TreeViewCancellableEvent;

const isNameAllowed = (name: string) => /^[\w.-]+$/.test(name);

export default function CheckedNames() {
  const [error, setError] = useState(false);

  function hold(event: InputEvent) {
    event.defaultMuiPrevented = !isNameAllowed(event.currentTarget.value);
  }

  return (
    <Box sx={{width: 280, minHeight: 270}}>
      <RichTreeView
        isItemEditable
        items={projectFiles}
        defaultExpandedItems={['src']}
        slotProps={{
          item: {
            slotProps: {
              labelInput: {
                'aria-invalid': error,
                onChange: (event) => setError(!isNameAllowed(event.currentTarget.value)),
                onBlur: hold,
                onKeyDown: (event) => {
                  if (event.key === 'Enter') hold(event);
                  if (event.key === 'Escape') setError(false);
                },
              },
            },
          },
        }}
        aria-label="Project files"
      />
      <Typography variant="body2" color="error" role="alert" sx={{mt: 1}}>
        {error && 'Use letters, digits, dots and hyphens.'}
      </Typography>
    </Box>
  );
}
