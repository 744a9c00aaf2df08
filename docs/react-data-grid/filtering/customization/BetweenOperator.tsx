import {useState} from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridFilterInputValueProps, GridFilterOperator} from '@mui/x-data-grid';
import {sensors} from '../../../_data/sensors';
import type {Sensor} from '../../../_data/sensors';

type Range = [from: string, to: string];

// #region preview
function RangeInput({item, applyValue, focusElementRef}: GridFilterInputValueProps) {
  const [range, setRange] = useState<Range>((item.value as Range | undefined) ?? ['', '']);

  const change = (next: Range) => {
    setRange(next);
    applyValue({...item, value: next});
  };

  return (
    <Stack direction="row" spacing={1}>
      <TextField
        label="From"
        type="number"
        size="small"
        value={range[0]}
        onChange={(event) => change([event.target.value, range[1]])}
        inputRef={focusElementRef}
      />
      <TextField
        label="To"
        type="number"
        size="small"
        value={range[1]}
        onChange={(event) => change([range[0], event.target.value])}
      />
    </Stack>
  );
}

const between: GridFilterOperator<Sensor, number | null> = {
  label: 'between',
  value: 'between',
  getApplyFilterFn: ({value}) => {
    const [from = '', to = ''] = (value as Range | undefined) ?? [];
    if (from === '' && to === '') {
      return null;
    }
    return (number) =>
      number !== null &&
      (from === '' || number >= Number(from)) &&
      (to === '' || number <= Number(to));
  },
  InputComponent: RangeInput,
  getValueAsString: (value: Range) => value.join(' to '),
};
// #endregion

const columns: GridColDef<Sensor>[] = [
  {field: 'name', headerName: 'Sensor', flex: 1, minWidth: 100},
  {
    field: 'temperature',
    headerName: 'Temp. (°C)',
    type: 'number',
    width: 150,
    valueParser: (value) => value,
    filterOperators: [between],
  },
  {field: 'battery', headerName: 'Battery (%)', type: 'number', width: 120},
];

export default function BetweenOperator() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGrid
        rows={sensors}
        columns={columns}
        showToolbar
        initialState={{
          filter: {
            filterModel: {
              items: [{field: 'temperature', operator: 'between', value: ['15', '23']}],
            },
          },
        }}
      />
    </div>
  );
}
