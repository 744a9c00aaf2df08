import {useState} from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';

const columns: GridColDef<StaffMember>[] = [
  {field: 'familyName', headerName: 'flex 1', flex: 1, minWidth: 80},
  {field: 'role', headerName: 'flex 2, at most 180', flex: 2, minWidth: 120, maxWidth: 180},
  {field: 'city', headerName: 'width 90', width: 90},
];

export default function ContainerWidth() {
  const [percent, setPercent] = useState(100);

  return (
    <Stack spacing={1} sx={{height: 420, width: '100%'}}>
      <Typography variant="body2" id="container-width">
        The container takes {percent}% of the width
      </Typography>
      <Box sx={{px: 1.5}}>
        <Slider
          aria-labelledby="container-width"
          min={40}
          max={100}
          value={percent}
          onChange={(_event, value) => setPercent(value)}
        />
      </Box>
      <Box sx={{flex: 1, minHeight: 0, width: `${percent}%`}}>
        <DataGrid rows={staff} columns={columns} showColumnVerticalBorder hideFooter />
      </Box>
    </Stack>
  );
}
