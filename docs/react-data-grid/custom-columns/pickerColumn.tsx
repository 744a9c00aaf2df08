import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {getGridDateOperators, useGridApiContext} from '@mui/x-data-grid';
import type {
  GridColTypeDef,
  GridFilterInputValueProps,
  GridRenderEditCellParams,
} from '@mui/x-data-grid';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';

/** Nothing while a date is incomplete, so that half-typed dates are never saved. */
const toDate = (value: Dayjs | null) => (value?.isValid() ? value.toDate() : null);

function EditDate({
  id,
  field,
  value,
  hasFocus,
  colDef,
}: GridRenderEditCellParams<object, Date, string>) {
  const apiRef = useGridApiContext();
  return (
    <DatePicker
      value={value ? dayjs(value) : null}
      onChange={(next) => {
        if (next === null || next.isValid()) {
          void apiRef.current.setEditCellValue({id, field, value: toDate(next)});
        }
      }}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened this cell
      autoFocus={hasFocus}
      slotProps={{
        textField: {size: 'small', fullWidth: true, 'aria-label': colDef.headerName},
      }}
    />
  );
}

function FilterDate({item, applyValue}: GridFilterInputValueProps) {
  return (
    <DatePicker
      label="Date"
      value={item.value ? dayjs(item.value as Date) : null}
      onChange={(next) => applyValue({...item, value: toDate(next) ?? undefined})}
      slotProps={{textField: {size: 'small'}}}
    />
  );
}

/** A date column whose editor and filters use the Date Picker. */
export const pickerColumn: GridColTypeDef<Date, string> = {
  type: 'date',
  width: 190,
  valueFormatter: (value?: Date | null) => (value ? dayjs(value).format('D MMM YYYY') : ''),
  renderEditCell: (params) => <EditDate {...params} />,
  filterOperators: getGridDateOperators().map((operator) =>
    operator.requiresFilterValue === false
      ? operator
      : {...operator, InputComponent: FilterDate, InputComponentProps: {}},
  ),
};
