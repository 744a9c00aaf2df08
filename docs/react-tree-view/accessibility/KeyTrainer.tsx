import {useState} from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {catalog} from '../../_data/catalog';

export default function KeyTrainer() {
  const [several, setSeveral] = useState(true);
  const [key, setKey] = useState('none yet');
  const [effects, setEffects] = useState<string[]>([]);
  const add = (effect: string) => setEffects((before) => [...before, effect].slice(0, 4));

  return (
    <Box sx={{width: 'min(100%, 360px)', minHeight: 412}}>
      <FormControlLabel
        label="Several items"
        control={
          <Switch checked={several} onChange={(event) => setSeveral(event.target.checked)} />
        }
      />
      <Typography variant="body2" role="log" sx={{minHeight: 60}}>
        Last key: {key}
        <br />
        {effects.join(' · ') || 'Click an item, then press keys.'}
      </Typography>
      <RichTreeView
        key={String(several)}
        multiSelect={several}
        items={catalog}
        defaultExpandedItems={['lighting']}
        onKeyDownCapture={(event) => {
          const modifiers = [event.ctrlKey && 'Ctrl', event.shiftKey && 'Shift'];
          setKey([...modifiers, event.key === ' ' ? 'Space' : event.key].filter(Boolean).join(' '));
          setEffects([]);
        }}
        onItemFocus={(_, itemId) => add(`focus ${itemId}`)}
        onItemExpansionToggle={(_, itemId, open) => add(`${open ? 'open' : 'close'} ${itemId}`)}
        onItemSelectionToggle={(_, itemId, on) => add(`${on ? 'select' : 'unselect'} ${itemId}`)}
        aria-label="Catalog, to try keys"
      />
    </Box>
  );
}
