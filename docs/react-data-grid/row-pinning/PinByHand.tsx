import {useMemo, useState} from 'react';
import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import {DataGridPro, GridActionsCell, GridActionsCellItem} from '@mui/x-data-grid-pro';
import type {GridColDef, GridRowId} from '@mui/x-data-grid-pro';
import {flights} from '../../_data/flights';
import type {Flight} from '../../_data/flights';

export default function PinByHand() {
  // #region preview
  const [pinned, setPinned] = useState<GridRowId[]>([flights[2]!.id]);

  const {rows, pinnedRows} = useMemo(
    () => ({
      rows: flights.filter(({id}) => !pinned.includes(id)),
      pinnedRows: {top: flights.filter(({id}) => pinned.includes(id))},
    }),
    [pinned],
  );
  // #endregion

  const columns = useMemo<GridColDef<Flight>[]>(
    () => [
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Pin',
        width: 70,
        renderCell: (params) => {
          const on = pinned.includes(params.id);
          return (
            <GridActionsCell {...params}>
              <GridActionsCellItem
                icon={on ? <PushPinIcon /> : <PushPinOutlinedIcon />}
                label={`${on ? 'Unpin' : 'Pin'} ${params.row.code}`}
                onClick={() =>
                  setPinned(on ? pinned.filter((id) => id !== params.id) : [...pinned, params.id])
                }
              />
            </GridActionsCell>
          );
        },
      },
      {field: 'code', headerName: 'Flight', width: 110},
      {field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130},
      {field: 'status', headerName: 'Status', width: 120},
    ],
    [pinned],
  );

  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPro rows={rows} columns={columns} pinnedRows={pinnedRows} />
    </div>
  );
}
