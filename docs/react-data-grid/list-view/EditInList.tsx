import {useState} from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {DataGridPro, useGridApiRef} from '@mui/x-data-grid-pro';
import type {GridListViewColDef} from '@mui/x-data-grid-pro';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';
import {useListTabStop} from './useListTabStop';

const columns = [{field: 'familyName', headerName: 'Family name'}];

export default function EditInList() {
  const [rows, setRows] = useState<readonly StaffMember[]>(staff);
  const apiRef = useGridApiRef();
  const [draft, setDraft] = useState<StaffMember>();

  useListTabStop(apiRef, true, 'person');

  // #region preview
  const [listViewColumn] = useState<GridListViewColDef<StaffMember>>({
    field: 'person',
    renderCell: ({row, tabIndex}) => (
      <Stack direction="row" spacing={1} sx={{height: 1, alignItems: 'center'}}>
        <Typography variant="body2" noWrap sx={{flex: 1}}>
          {row.givenName} {row.familyName}, {row.role}
        </Typography>
        <Button size="small" tabIndex={tabIndex} onClick={() => setDraft(row)}>
          Edit
        </Button>
      </Stack>
    ),
  });

  const save = () => {
    setRows(rows.map((row) => (draft && row.id === draft.id ? draft : row)));
    setDraft(undefined);
  };
  // #endregion

  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGridPro
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
      />
      <Dialog open={draft !== undefined} onClose={() => setDraft(undefined)} fullWidth>
        <DialogTitle>
          {draft?.givenName} {draft?.familyName}
        </DialogTitle>
        <DialogContent>
          <TextField
            fullWidth
            margin="dense"
            label="Role"
            value={draft?.role ?? ''}
            onChange={(event) => draft && setDraft({...draft, role: event.target.value})}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setDraft(undefined)}>Cancel</Button>
          <Button onClick={save}>Save</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
