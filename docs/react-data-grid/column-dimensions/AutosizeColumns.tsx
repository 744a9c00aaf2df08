import {useState} from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {DataGrid, useGridApiRef} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';

const columns: GridColDef<StaffMember>[] = [
  {field: 'familyName', headerName: 'Family name'},
  {field: 'email', headerName: 'Email'},
  {field: 'role', headerName: 'Role'},
  {field: 'leaveDays', headerName: 'Days of leave not yet taken', type: 'number'},
];

export default function AutosizeColumns() {
  const apiRef = useGridApiRef();
  const [includeHeaders, setIncludeHeaders] = useState(true);
  const [includeOutliers, setIncludeOutliers] = useState(true);
  const [expand, setExpand] = useState(false);

  // #region preview
  const autosize = () => apiRef.current?.autosizeColumns({includeHeaders, includeOutliers, expand});
  // #endregion

  return (
    <Stack spacing={1} sx={{height: 500, width: '100%'}}>
      <Stack direction="row" useFlexGap sx={{flexWrap: 'wrap', columnGap: 1}}>
        <Button variant="outlined" onClick={autosize}>
          Fit columns
        </Button>
        <FormControlLabel
          control={<Switch checked={includeHeaders} onChange={(_e, on) => setIncludeHeaders(on)} />}
          label="Headers"
        />
        <FormControlLabel
          control={
            <Switch checked={includeOutliers} onChange={(_e, on) => setIncludeOutliers(on)} />
          }
          label="Outliers"
        />
        <FormControlLabel
          control={<Switch checked={expand} onChange={(_e, on) => setExpand(on)} />}
          label="Expand"
        />
      </Stack>
      <DataGrid
        apiRef={apiRef}
        rows={staff}
        columns={columns}
        autosizeOnMount
        autosizeOptions={{includeOutliers: true}}
      />
    </Stack>
  );
}
