import {useState} from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';

const folders = [
  {
    name: 'Media',
    color: '#0d5c8f',
    files: [
      {name: 'Films', gigabytes: 212},
      {name: 'Photos', gigabytes: 96},
    ],
  },
  {
    name: 'Work',
    color: '#0a6b50',
    files: [
      {name: 'Plans', gigabytes: 74},
      {name: 'Mail', gigabytes: 38},
    ],
  },
  {
    name: 'System',
    color: '#a8480c',
    files: [
      {name: 'Programs', gigabytes: 61},
      {name: 'Logs', gigabytes: 19},
    ],
  },
];
const total = 500;

export default function DiskBoxes() {
  const [shown, setShown] = useState('Select a box.');

  return (
    <Box sx={{width: '100%'}}>
      <Box
        role="group"
        aria-label="Use of a disk of 500 gigabytes"
        sx={{display: 'flex', gap: '3px', height: 260}}
      >
        {folders.map(({name, color, files}) => (
          <Box
            key={name}
            role="group"
            aria-label={name}
            sx={{
              display: 'flex',
              flexDirection: 'column',
              flex: files.reduce((sum, {gigabytes}) => sum + gigabytes, 0),
              gap: '3px',
              minWidth: 0,
            }}
          >
            {files.map((file) => (
              <ButtonBase
                key={file.name}
                onClick={() => setShown(`${name}, ${file.name}: ${file.gigabytes} of ${total} GB`)}
                sx={{
                  alignItems: 'start',
                  bgcolor: color,
                  color: '#fff',
                  flex: `${file.gigabytes} 0 0`,
                  justifyContent: 'start',
                  minHeight: 24,
                  overflow: 'hidden',
                  p: 0.5,
                  '&:focus-visible': {outline: '3px solid currentColor', outlineOffset: -5},
                }}
              >
                <Typography variant="caption" noWrap>
                  {file.name}
                </Typography>
              </ButtonBase>
            ))}
          </Box>
        ))}
      </Box>
      <Typography variant="body2" role="status" sx={{mt: 1}}>
        {shown}
      </Typography>
    </Box>
  );
}
