import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {Gauge} from '@mui/x-charts/Gauge';

const shapes = [
  {name: 'Half', startAngle: -90, endAngle: 90},
  {name: 'Three quarters', startAngle: -135, endAngle: 135},
  {name: 'Quarter', startAngle: 0, endAngle: 90, text: ''},
  {name: 'Rounded', innerRadius: '70%', cornerRadius: '50%'},
  {name: 'Solid', innerRadius: 0, text: ''},
  {name: 'Counterclockwise', startAngle: 90, endAngle: -90},
] as const;

export default function ArcShapes() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        width: '100%',
      }}
    >
      {shapes.map(({name, ...shape}) => (
        <div key={name}>
          <Gauge
            height={120}
            value={68}
            aria-label={`Disk in use, ${name.toLowerCase()}`}
            {...shape}
          />
          <Typography variant="body2" align="center">
            {name}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
