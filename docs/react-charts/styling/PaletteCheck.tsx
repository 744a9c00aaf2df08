import {useState} from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {BarChart} from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  bluePalette,
  mangoFusionPalette,
  rainbowSurgePalette,
} from '@mui/x-charts/colorPalettes';

const palettes = {
  rainbowSurge: rainbowSurgePalette,
  blueberryTwilight: blueberryTwilightPalette,
  mangoFusion: mangoFusionPalette,
  blue: bluePalette,
  'Okabe and Ito': ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00'],
};

type Palette = keyof typeof palettes;

const carriers = ['Sea', 'Rail', 'Road', 'Air', 'River', 'Bike'];
const parcels = [84, 71, 66, 52, 38, 21];

export default function PaletteCheck() {
  const [palette, setPalette] = useState<Palette>('rainbowSurge');
  const [gray, setGray] = useState(false);

  return (
    <Box sx={{width: '100%'}}>
      <Stack direction="row" spacing={1.5} sx={{mb: 1, alignItems: 'center'}}>
        <TextField
          select
          size="small"
          label="Palette"
          sx={{width: 172}}
          value={palette}
          onChange={(event) => setPalette(event.target.value as Palette)}
        >
          {Object.keys(palettes).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          label="Gray"
          control={<Switch checked={gray} onChange={(event) => setGray(event.target.checked)} />}
        />
      </Stack>
      <Box sx={{filter: gray ? 'grayscale(1)' : 'none'}}>
        <BarChart
          height={240}
          title="Parcels of an invented carrier by way of transport, in thousands"
          colors={palettes[palette]}
          xAxis={[{data: ['Parcels']}]}
          series={carriers.map((label, index) => ({label, data: [parcels[index] ?? 0]}))}
          hideLegend
        />
      </Box>
    </Box>
  );
}
