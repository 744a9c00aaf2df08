import {useEffect} from 'react';
import Box from '@mui/material/Box';
import {DataGrid, useGridApiRef} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';

const columns: GridColDef<StaffMember>[] = [
  {field: 'givenName', headerName: 'Name', flex: 1, minWidth: 90},
  {field: 'city', headerName: 'City', flex: 1, minWidth: 90},
];

const lastYear = staff.map((person) => ({...person, city: person.remote ? 'Remote' : person.city}));

export default function SyncedGrids() {
  const leftRef = useGridApiRef();
  const rightRef = useGridApiRef();

  // #region preview
  useEffect(() => {
    const follow = (from: typeof leftRef, to: typeof leftRef) =>
      from.current?.subscribeEvent('scrollPositionChange', ({top}) => {
        if (to.current && to.current.getScrollPosition().top !== top) {
          to.current.scroll({top});
        }
      });
    const stops = [follow(leftRef, rightRef), follow(rightRef, leftRef)];
    return () => stops.forEach((stop) => stop?.());
  }, [leftRef, rightRef]);
  // #endregion

  return (
    <Box sx={{width: '100%', height: 400, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2}}>
      <DataGrid apiRef={leftRef} rows={staff} columns={columns} label="This year" hideFooter />
      <DataGrid apiRef={rightRef} rows={lastYear} columns={columns} label="Last year" hideFooter />
    </Box>
  );
}
