import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import RemoveCircleIcon from '@mui/icons-material/RemoveCircle';
import Checkbox from '@mui/material/Checkbox';
import {DataGrid} from '@mui/x-data-grid';
import type {DataGridProps, GridColDef, GridSlotProps} from '@mui/x-data-grid';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';

const columns: GridColDef<StaffMember>[] = [
  {field: 'familyName', headerName: 'Name', flex: 1, minWidth: 110},
  {field: 'department', headerName: 'Department', width: 130},
  {field: 'city', headerName: 'City', width: 110},
];

// #region preview
function RoundCheckbox(props: GridSlotProps['baseCheckbox']) {
  return (
    <Checkbox
      {...props}
      icon={<RadioButtonUncheckedIcon />}
      checkedIcon={<CheckCircleIcon />}
      indeterminateIcon={<RemoveCircleIcon />}
    />
  );
}

const slots = {baseCheckbox: RoundCheckbox};

const slotProps: DataGridProps['slotProps'] = {
  baseCheckbox: {color: 'success'},
  baseIconButton: {color: 'primary'},
};
// #endregion

export default function BaseComponents() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={staff}
        columns={columns}
        checkboxSelection
        slots={slots}
        slotProps={slotProps}
      />
    </div>
  );
}
