import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {useState} from 'react';
import {defaultChoice} from './choice';
import Controls from './Controls';
import Preview from './Preview';
import {codeOf} from './printCode';

export default function PickerPlayground() {
  const [choice, setChoice] = useState(defaultChoice);
  const [isCopied, setIsCopied] = useState(false);
  const code = codeOf(choice);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setIsCopied(true);
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        width: '100%',
        height: 1120,
        gridTemplateColumns: {xs: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)'},
        gridTemplateRows: {xs: 'auto 480px minmax(0, 1fr)', sm: '620px minmax(0, 1fr)'},
      }}
    >
      <Controls
        choice={choice}
        onChange={(next) => {
          setChoice(next);
          setIsCopied(false);
        }}
      />
      <Preview choice={choice} />
      <Box dir="ltr" sx={{gridColumn: '1 / -1', position: 'relative', minHeight: 0}}>
        <Button
          size="small"
          variant="outlined"
          onClick={() => void copy()}
          sx={{position: 'absolute', insetInlineEnd: 16, top: 8, bgcolor: 'background.paper'}}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Box
          component="pre"
          tabIndex={0}
          aria-label="Code"
          role="region"
          sx={{
            m: 0,
            p: 2,
            height: '100%',
            overflow: 'auto',
            fontSize: 13,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          {code}
        </Box>
      </Box>
    </Box>
  );
}
