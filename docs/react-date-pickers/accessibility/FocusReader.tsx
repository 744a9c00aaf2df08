import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import {useState} from 'react';

const departure = dayjs('2026-06-12');

interface Heard {
  role: string;
  name: string;
  value: string;
}

function read(element: Element): Heard {
  return {
    role: element.getAttribute('role') ?? element.tagName.toLowerCase(),
    name: element.getAttribute('aria-label') ?? element.textContent,
    value: element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow') ?? '–',
  };
}

export default function FocusReader() {
  const [heard, setHeard] = useState<Heard>({role: '–', name: '–', value: '–'});
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        spacing={1}
        sx={{width: 360, maxWidth: '100%'}}
        onFocus={(event) => setHeard(read(event.target))}
        onKeyUp={(event) => setHeard(read(event.target as Element))}
      >
        <DatePicker label="Departure" defaultValue={departure} />
        <Table size="small" sx={{tableLayout: 'fixed', '& th': {width: 80}}}>
          <TableBody>
            {Object.entries(heard).map(([key, text]) => (
              <TableRow key={key}>
                <TableCell component="th" scope="row">
                  {key}
                </TableCell>
                <TableCell
                  sx={{whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis'}}
                >
                  {text}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Stack>
    </LocalizationProvider>
  );
}
