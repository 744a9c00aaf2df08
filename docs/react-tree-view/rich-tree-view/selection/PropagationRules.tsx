import {useState} from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {permissions} from '../../../_data/permissions';

const rules = ['descendants', 'parents'] as const;

export default function PropagationRules() {
  const [propagation, setPropagation] = useState({descendants: true, parents: true});

  return (
    <Box sx={{width: 280, minHeight: 326}}>
      <Stack direction="row">
        {rules.map((rule) => (
          <FormControlLabel
            key={rule}
            label={rule}
            control={
              <Switch
                checked={propagation[rule]}
                onChange={(event) =>
                  setPropagation((before) => ({...before, [rule]: event.target.checked}))
                }
              />
            }
          />
        ))}
      </Stack>
      <RichTreeView
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
        items={permissions}
        defaultExpandedItems={['orders', 'catalog']}
        aria-label="Permissions"
      />
    </Box>
  );
}
