import {DataGrid, GridEditInputCell, gridClasses} from '@mui/x-data-grid';
import type {
  GridColDef,
  GridPreProcessEditCellProps,
  GridRenderEditCellParams,
} from '@mui/x-data-grid';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';

// #region preview
/** Asks a directory, after 400 ms, whether someone else has the address. */
async function checkEmail({id, props}: GridPreProcessEditCellProps<string>) {
  const email = props.value ?? '';
  if (!/^\S+@\S+\.\S+$/.test(email)) {
    return {...props, error: 'Not an email address'};
  }
  await new Promise((resolve) => setTimeout(resolve, 400));
  const taken = staff.some((person) => person.email === email && person.id !== id);
  return {...props, error: taken && 'Someone else has this address'};
}

function checkLeave({props}: GridPreProcessEditCellProps<number>) {
  const days = props.value;
  const valid = typeof days === 'number' && days >= 0 && days <= 30;
  return {...props, error: !valid && 'From 0 to 30'};
}
// #endregion

function EditWithMessage({error, ...params}: GridRenderEditCellParams<StaffMember>) {
  const message = typeof error === 'string' ? error : undefined;
  return (
    <GridEditInputCell
      {...params}
      error={Boolean(error)}
      title={message}
      slotProps={{
        root: {slotProps: {htmlInput: {'aria-label': message ?? params.colDef.headerName}}},
      }}
    />
  );
}

const columns: GridColDef<StaffMember>[] = [
  {field: 'givenName', headerName: 'Name', width: 110},
  {
    field: 'email',
    headerName: 'Email',
    flex: 1,
    minWidth: 220,
    editable: true,
    preProcessEditCellProps: checkEmail,
    renderEditCell: (params) => <EditWithMessage {...params} />,
  },
  {
    field: 'leaveDays',
    headerName: 'Leave',
    type: 'number',
    width: 130,
    editable: true,
    preProcessEditCellProps: checkLeave,
    renderEditCell: (params) => <EditWithMessage {...params} />,
  },
];

export default function ValidateCells() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={staff}
        columns={columns}
        sx={{
          [`&& .${gridClasses['cell--editing']}:has([aria-invalid="true"])`]: {
            outline: '2px solid',
            outlineOffset: -2,
            outlineColor: 'error.main',
          },
        }}
      />
    </div>
  );
}
