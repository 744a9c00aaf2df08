import Badge from '@mui/material/Badge';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DayCalendarSkeleton} from '@mui/x-date-pickers/DayCalendarSkeleton';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {PickersDay} from '@mui/x-date-pickers/PickersDay';
import type {PickersDayProps} from '@mui/x-date-pickers/PickersDay';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';
import {createContext, useContext, useEffect, useState} from 'react';
import {createMockNetwork} from '../../_data/mockNetwork';
import {createRandom} from '../../_data/random';

const badgeStyle = {insetInlineEnd: 7, top: 5, minWidth: 14, height: 14, fontSize: 10, p: 0};

type FreeTables = Record<string, number>;

const network = createMockNetwork();
const FreeTablesContext = createContext<FreeTables>({});

/** What the server does: the free tables of a month, by day. */
function tablesOf(month: Dayjs): FreeTables {
  const random = createRandom(month.year() * 12 + month.month());
  const days = Array.from({length: month.daysInMonth()}, (_, index) => month.date(index + 1));
  const open = days.filter((day) => day.day() > 1);
  return Object.fromEntries(open.map((day) => [day.format('YYYY-MM-DD'), random.int(0, 9)]));
}

function TableDay(props: PickersDayProps) {
  const free = useContext(FreeTablesContext)[props.day.format('YYYY-MM-DD')];
  const shown = props.outsideCurrentMonth ? undefined : free;
  const label = free ? `${props.day.format('MMMM D')}, ${free} tables free` : undefined;
  return (
    <Badge color="secondary" badgeContent={shown} slotProps={{badge: {sx: badgeStyle}}}>
      <PickersDay aria-label={label} {...props} />
    </Badge>
  );
}

export default function FreeTables() {
  const [month, setMonth] = useState(dayjs('2026-06-01'));
  const [tables, setTables] = useState<FreeTables | null>(null);

  useEffect(() => {
    let isCurrent = true;
    void network
      .send(() => tablesOf(month))
      .then((answer) => {
        if (isCurrent) {
          setTables(answer);
        }
      });
    return () => {
      isCurrent = false;
    };
  }, [month]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FreeTablesContext value={tables ?? {}}>
        <DateCalendar
          referenceDate={month}
          onMonthChange={(newMonth) => {
            setTables(null);
            setMonth(newMonth);
          }}
          loading={tables === null}
          renderLoading={() => <DayCalendarSkeleton />}
          shouldDisableDate={(day) => !tables?.[day.format('YYYY-MM-DD')]}
          slots={{day: TableDay}}
          sx={{maxWidth: '100%'}}
        />
      </FreeTablesContext>
    </LocalizationProvider>
  );
}
