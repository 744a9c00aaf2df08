import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useState} from 'react';

const describe = (value: Dayjs | null) =>
  value === null ? 'null' : value.isValid() ? value.format('YYYY-MM-DD') : 'Invalid';

export default function FollowTheValue() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2026-05-14'));
  const [changes, setChanges] = useState(['–']);
  const [accepted, setAccepted] = useState(['–']);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{width: 320, maxWidth: '100%'}}>
        <DatePicker
          label="Contract starts"
          closeOnSelect={false}
          value={value}
          onChange={(newValue, context) => {
            setValue(newValue);
            const error = context.validationError ?? 'valid';
            setChanges((calls) => [...calls, `${describe(newValue)}, ${error}`]);
          }}
          onAccept={(newValue) => setAccepted((calls) => [...calls, describe(newValue)])}
        />
        <Table size="small" sx={{'& .MuiTableCell-root': {px: 1}}}>
          <TableHead>
            <TableRow>
              <TableCell>Callback</TableCell>
              <TableCell align="right">Calls</TableCell>
              <TableCell>Last</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            <TableRow>
              <TableCell>onChange</TableCell>
              <TableCell align="right">{changes.length - 1}</TableCell>
              <TableCell>{changes.at(-1)}</TableCell>
            </TableRow>
            <TableRow>
              <TableCell>onAccept</TableCell>
              <TableCell align="right">{accepted.length - 1}</TableCell>
              <TableCell>{accepted.at(-1)}</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      </Stack>
    </LocalizationProvider>
  );
}
