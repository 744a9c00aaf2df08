import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {Gauge} from '@mui/x-charts/Gauge';

const name = 'Humidity of the store room';
const noMeter = {role: 'img', 'aria-valuemin': undefined, 'aria-valuemax': undefined};

export default function UnknownValue() {
  const [humidity, setHumidity] = useState<number | null>(null);
  const unknown = humidity === null;

  return (
    <Box sx={{width: '100%', textAlign: 'center'}}>
      <Gauge
        height={160}
        value={humidity}
        text={({value}) => (value === null ? 'no signal' : `${value}%`)}
        aria-label={unknown ? `${name}: no signal` : name}
        {...(unknown && noMeter)}
      />
      <Button variant="outlined" onClick={() => setHumidity(unknown ? 54 : null)}>
        {unknown ? 'Connect the sensor' : 'Disconnect the sensor'}
      </Button>
    </Box>
  );
}
