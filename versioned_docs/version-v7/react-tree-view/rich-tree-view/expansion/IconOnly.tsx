import {useState} from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {catalog} from '../../../_data/catalog';

export default function IconOnly() {
  const [iconOnly, setIconOnly] = useState(true);

  return (
    <Box sx={{width: 280, minHeight: 262}}>
      <FormControlLabel
        label="Only the arrow expands"
        control={
          <Switch checked={iconOnly} onChange={(event) => setIconOnly(event.target.checked)} />
        }
      />
      <RichTreeView
        items={catalog}
        expansionTrigger={iconOnly ? 'iconContainer' : 'content'}
        aria-label="Catalog"
      />
    </Box>
  );
}
