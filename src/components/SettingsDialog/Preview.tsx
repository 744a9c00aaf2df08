import {Button, Checkbox, FormControlLabel, Slider, Stack, TextField} from '@mui/material';
import type {ReactNode} from 'react';
import DemoProviders from '@site/src/components/DemoProviders';

/** A few components under the settings, so that a choice shows on pages without demos too. */
export default function Preview(): ReactNode {
  return (
    <DemoProviders>
      <Stack spacing={1}>
        <Stack direction="row" spacing={1}>
          <Button variant="contained">Primary</Button>
          <Button variant="contained" color="secondary">
            Secondary
          </Button>
        </Stack>
        <TextField label="Name" defaultValue="Ada" fullWidth />
        <Stack direction="row" spacing={2} sx={{alignItems: 'center'}}>
          <FormControlLabel control={<Checkbox defaultChecked />} label="Check" />
          <Slider defaultValue={40} aria-label="Amount" />
        </Stack>
      </Stack>
    </DemoProviders>
  );
}
