import {useState} from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  bluePalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
  rainbowSurgePalette,
} from '@mui/x-charts/colorPalettes';
import {PieChart} from '@mui/x-charts/PieChart';
import {worldElectricity2023} from '../../_data/electricity';

const palettes = {
  'Rainbow surge (default)': rainbowSurgePalette,
  'Cheerful fiesta': cheerfulFiestaPalette,
  'Mango fusion': mangoFusionPalette,
  'Blue, one hue': bluePalette,
  'Own list': ['#0072b2', '#d55e00', '#009e73', '#cc79a7'],
};

type Name = keyof typeof palettes;

export default function PieColors() {
  const [name, setName] = useState<Name>('Own list');

  return (
    <Box sx={{width: '100%'}}>
      <TextField
        select
        size="small"
        label="Palette"
        value={name}
        onChange={(event) => setName(event.target.value as Name)}
        sx={{width: 240, maxWidth: '100%', mb: 2}}
      >
        {Object.keys(palettes).map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
      <PieChart
        height={220}
        title={`Electricity of the world in the palette ${name}`}
        colors={palettes[name]}
        series={[{data: worldElectricity2023}]}
      />
    </Box>
  );
}
