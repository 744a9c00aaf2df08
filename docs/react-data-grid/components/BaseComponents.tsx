import Button from '@mui/material/Button';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridSlotProps} from '@mui/x-data-grid';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';

const columns: GridColDef<StaffMember>[] = [
  {field: 'familyName', headerName: 'Name', flex: 1, minWidth: 110},
  {field: 'department', headerName: 'Department', width: 130},
  {field: 'city', headerName: 'City', width: 110},
];

// #region preview
function SquareButton({
  label,
  edge: _edge,
  color,
  material: _m,
  ...props
}: GridSlotProps['baseIconButton']) {
  return (
    <Button
      variant="outlined"
      color={color === 'default' ? 'inherit' : color}
      aria-label={label}
      {...props}
      sx={{minWidth: 36, width: 36, minHeight: 36, p: 0, mx: 0.25}}
    />
  );
}

const slots = {baseIconButton: SquareButton};

const slotProps = {
  baseCheckbox: {material: {color: 'success' as const, disableRipple: true}},
};
// #endregion

export default function BaseComponents() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={staff}
        columns={columns}
        checkboxSelection
        disableColumnMenu
        showToolbar
        slots={slots}
        slotProps={slotProps}
      />
    </div>
  );
}
