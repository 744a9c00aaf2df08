import {useState} from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import {Gauge} from '@mui/x-charts/Gauge';

const min = -20;
const max = 60;

export default function TankLevel() {
  const [temperature, setTemperature] = useState(12);

  return (
    <Box sx={{width: '100%', maxWidth: 360, mx: 'auto'}}>
      <Gauge
        height={180}
        value={temperature}
        valueMin={min}
        valueMax={max}
        startAngle={-120}
        endAngle={120}
        text={({value, valueMax}) => `${value} °C\nof ${valueMax} °C`}
        aria-label="Temperature of the tank"
        aria-valuetext={`${temperature} degrees Celsius`}
      />
      <Box sx={{px: 2}}>
        <Slider
          aria-label="Set the temperature of the tank"
          min={min}
          max={max}
          value={temperature}
          onChange={(_, value) => setTemperature(value)}
        />
      </Box>
    </Box>
  );
}
