import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGridPremium} from '@mui/x-data-grid-premium';
import type {GridColDef} from '@mui/x-data-grid-premium';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';

const columns: GridColDef<StaffMember>[] = [
  {field: 'givenName', headerName: 'Name', width: 110},
  {field: 'role', headerName: 'Role', flex: 1, minWidth: 150, editable: true},
  {field: 'city', headerName: 'City', width: 120, editable: true},
  {field: 'leaveDays', headerName: 'Leave', type: 'number', width: 100, editable: true},
];

export default function PasteStaff() {
  const [text, setText] = useState('Select cells, copy them, and paste them elsewhere.');

  // #region preview
  const save = async (row: StaffMember, old: StaffMember) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    if (Number.isNaN(row.leaveDays)) {
      throw new Error(`${old.givenName}: the days of leave are not a number`);
    }
    return row;
  };
  // #endregion

  return (
    <Stack spacing={2} sx={{height: 460, width: '100%'}}>
      <Typography variant="body2" role="status" sx={{minHeight: 40}}>
        {text}
      </Typography>
      <DataGridPremium
        rows={staff}
        columns={columns}
        cellSelection
        rowSelection={false}
        processRowUpdate={save}
        onProcessRowUpdateError={(error: Error) => setText(error.message)}
        onClipboardPasteStart={({data}) => setText(`Saving ${data.length} lines…`)}
        onClipboardPasteEnd={({newRows}) =>
          newRows.size > 0 && setText(`${newRows.size} rows saved.`)
        }
      />
    </Stack>
  );
}
