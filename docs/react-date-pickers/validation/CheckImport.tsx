import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {usePickerAdapter} from '@mui/x-date-pickers/hooks';
import {validateDate} from '@mui/x-date-pickers/validation';
import dayjs from 'dayjs';

const imported = ['2026-03-02', '2026-03-08', '2025-12-31', '2026-02-xx'];

const rules = {
  minDate: dayjs('2026-01-01'),
  maxDate: dayjs('2026-12-31'),
  disablePast: false,
  disableFuture: false,
  shouldDisableDate: (date: dayjs.Dayjs) => date.day() === 0,
};

function Rows() {
  const adapter = usePickerAdapter();
  return imported.map((text) => (
    <TableRow key={text}>
      <TableCell>{text}</TableCell>
      <TableCell>
        {validateDate({adapter, value: dayjs(text), timezone: 'default', props: rules}) ?? 'valid'}
      </TableCell>
    </TableRow>
  ));
}

export default function CheckImport() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Table size="small" sx={{width: 320, maxWidth: '100%'}}>
        <TableHead>
          <TableRow>
            <TableCell>In the file</TableCell>
            <TableCell>Result</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <Rows />
        </TableBody>
      </Table>
    </LocalizationProvider>
  );
}
