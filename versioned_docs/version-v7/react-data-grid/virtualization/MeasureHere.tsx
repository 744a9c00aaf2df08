import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGridPro, useGridApiRef} from '@mui/x-data-grid-pro';
import {makeHourColumns, makeStations} from './hourly';
import {useCellCount} from './useCellCount';

const rows = makeStations(100_000);
const columns = makeHourColumns(500);

/** Calls `step` once a frame and returns how long each frame took, in milliseconds. */
async function timeFrames(frames: number, step: (frame: number) => void): Promise<number[]> {
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const times: number[] = [];
  let before = await nextFrame();
  for (let frame = 1; frame <= frames; frame += 1) {
    step(frame);
    const now = await nextFrame();
    times.push(now - before);
    before = now;
  }
  return times;
}

export default function MeasureHere() {
  const apiRef = useGridApiRef();
  const [ref, cells] = useCellCount();
  const [result, setResult] = useState('Not measured yet');
  const [running, setRunning] = useState(false);

  const measure = async (direction: 'top' | 'left') => {
    setRunning(true);
    const times = await timeFrames(60, (frame) =>
      apiRef.current.scroll({[direction]: frame * 200}),
    );
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    setResult(`Mean frame ${mean.toFixed(1)} ms, longest ${Math.max(...times).toFixed(1)} ms`);
    setRunning(false);
  };

  return (
    <Stack ref={ref} spacing={1} sx={{height: 500, width: '100%'}}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" disabled={running} onClick={() => measure('top')}>
          Scroll down
        </Button>
        <Button variant="outlined" disabled={running} onClick={() => measure('left')}>
          Scroll sideways
        </Button>
      </Stack>
      <Typography variant="body2" role="status">
        {result}
      </Typography>
      <Typography variant="body2">
        50,100,000 cells in the grid, {cells.toLocaleString('en-US')} in the document
      </Typography>
      <DataGridPro apiRef={apiRef} rows={rows} columns={columns} aria-label="Hourly temperatures" />
    </Stack>
  );
}
