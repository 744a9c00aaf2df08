import {useState, version as reactVersion} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {version as materialVersion} from '@mui/material/version';

// #region preview
function environment(): string {
  return [
    `React ${reactVersion}, Material UI ${materialVersion}`,
    `Browser: ${navigator.userAgent}`,
    `Window: ${window.innerWidth} × ${window.innerHeight} at ${window.devicePixelRatio}`,
    `Language: ${navigator.language}, direction: ${document.dir || 'ltr'}`,
    `Reduced motion: ${matchMedia('(prefers-reduced-motion: reduce)').matches}`,
    `Touch: ${matchMedia('(pointer: coarse)').matches}`,
  ].join('\n');
}
// #endregion

export default function EnvironmentReport() {
  const [text] = useState(environment);
  const [copied, setCopied] = useState(false);

  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };

  return (
    <Stack spacing={1} sx={{width: '100%', alignItems: 'start'}}>
      <TextField
        label="Your environment"
        fullWidth
        multiline
        rows={6}
        value={text}
        slotProps={{htmlInput: {readOnly: true}}}
      />
      <Button variant="outlined" onClick={copy}>
        {copied ? 'Copied' : 'Copy'}
      </Button>
    </Stack>
  );
}
