import {useState} from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {DataGrid, GridFooterContainer} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

interface NoteProps {
  note?: string;
  onNoteChange?: (note: string) => void;
}

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    note?: string;
    onNoteChange?: (note: string) => void;
  }
}

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
];

// #region preview
function NoteFooter({note = '', onNoteChange}: NoteProps) {
  return (
    <GridFooterContainer>
      <TextField
        size="small"
        label="Note"
        value={note}
        onChange={(event) => onNoteChange?.(event.target.value)}
        sx={{m: 1, flex: 1}}
      />
    </GridFooterContainer>
  );
}

export default function InsideOrOutside() {
  const [note, setNote] = useState('');
  const [inside, setInside] = useState(true);

  // A new component at each render: React unmounts the old one, and the field loses the focus.
  const InsideFooter = () => <NoteFooter note={note} onNoteChange={setNote} />;

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <FormControlLabel
        control={<Switch checked={inside} onChange={(_event, on) => setInside(on)} />}
        label="Define the footer inside"
      />
      <div style={{height: 320}}>
        <DataGrid
          rows={orders}
          columns={columns}
          slots={{footer: inside ? InsideFooter : NoteFooter}}
          slotProps={{footer: {note, onNoteChange: setNote}}}
        />
      </div>
    </Stack>
  );
}
// #endregion
