import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {useEffect, useState} from 'react';

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

async function save(date: Dayjs): Promise<string> {
  await pause(600);
  return `Saved: ${date.format('MMMM D, YYYY')}`;
}

export default function SaveWhenFinal() {
  const [accepted, setAccepted] = useState<Dayjs | null>(null);
  const [status, setStatus] = useState('Nothing to save');
  useEffect(() => {
    if (accepted === null) {
      return undefined;
    }
    let latest = true;
    const show = (text: string) => latest && setStatus(text);
    const timer = setTimeout(() => {
      show('Saving …');
      void save(accepted).then(show);
    }, 800);
    return () => {
      latest = false;
      clearTimeout(timer);
    };
  }, [accepted]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        <DatePicker
          label="Renewal"
          defaultValue={dayjs('2026-05-14')}
          onAccept={(value, {validationError}) =>
            validationError === null && setAccepted(value?.isValid() ? value : null)
          }
        />
        <Typography variant="body2" role="status">
          {status}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
