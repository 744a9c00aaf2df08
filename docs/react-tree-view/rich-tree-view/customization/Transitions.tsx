import {useState} from 'react';
import Box from '@mui/material/Box';
import Collapse, {type CollapseProps} from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {catalog} from '../../../_data/catalog';

function FadingGroup(props: CollapseProps) {
  return (
    <Fade in={props.in} timeout={500}>
      <div>
        <Collapse {...props} timeout={500} />
      </div>
    </Fade>
  );
}

const choices = {
  none: {slotProps: {groupTransition: {timeout: 0}}},
  usual: {},
  fading: {slots: {groupTransition: FadingGroup}},
};

export default function Transitions() {
  const [choice, setChoice] = useState<keyof typeof choices>('fading');

  return (
    <Box sx={{width: 280, minHeight: 304}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={choice}
        onChange={(_, value: keyof typeof choices | null) => setChoice(value ?? choice)}
        aria-label="Transition"
        sx={{mb: 1}}
      >
        <ToggleButton value="none">None</ToggleButton>
        <ToggleButton value="usual">Usual</ToggleButton>
        <ToggleButton value="fading">Fading</ToggleButton>
      </ToggleButtonGroup>
      <RichTreeView items={catalog} slotProps={{item: choices[choice]}} aria-label="Catalog" />
    </Box>
  );
}
