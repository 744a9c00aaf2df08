import {useMemo, useState} from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import {useTheme} from '@mui/material/styles';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridColumnVisibilityModel} from '@mui/x-data-grid';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';

const columns: GridColDef<StaffMember>[] = [
  {field: 'familyName', headerName: 'Name', flex: 1, minWidth: 120},
  {field: 'role', headerName: 'Role', flex: 1, minWidth: 150},
  {field: 'city', headerName: 'City', width: 110},
  {field: 'leaveDays', headerName: 'Leave (days)', type: 'number', width: 120},
];

export default function FewerOnPhones() {
  // #region preview
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [choice, setChoice] = useState<GridColumnVisibilityModel>({});
  const model = useMemo(() => ({city: !narrow, leaveDays: !narrow, ...choice}), [narrow, choice]);
  // #endregion

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={staff}
        columns={columns}
        columnVisibilityModel={model}
        onColumnVisibilityModelChange={setChoice}
      />
    </div>
  );
}
