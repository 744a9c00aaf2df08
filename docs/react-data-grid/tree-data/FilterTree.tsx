import {useState} from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {DataGridPro} from '@mui/x-data-grid-pro';
import type {GridColDef} from '@mui/x-data-grid-pro';
import {driveItems, getPath} from './archive';
import type {DriveItem} from './archive';

const columns: GridColDef<DriveItem>[] = [
  {field: 'size', headerName: 'Size (kB)', type: 'number', width: 110},
  {field: 'owner', headerName: 'Owner', width: 140},
];

const byOwner = {items: [{field: 'owner', operator: 'contains', value: 'Lena'}]};

export default function FilterTree() {
  const [topOnly, setTopOnly] = useState(false);

  return (
    <Stack spacing={1} sx={{height: 440, width: '100%'}}>
      <FormControlLabel
        label="Filter the top level only"
        control={
          <Switch checked={topOnly} onChange={(event) => setTopOnly(event.target.checked)} />
        }
      />
      <DataGridPro
        rows={driveItems}
        columns={columns}
        treeData
        getTreeDataPath={getPath}
        groupingColDef={{headerName: 'Name', flex: 1, minWidth: 190}}
        defaultGroupingExpansionDepth={-1}
        // #region preview
        initialState={{filter: {filterModel: byOwner}}}
        disableChildrenFiltering={topOnly}
        // #endregion
      />
    </Stack>
  );
}
