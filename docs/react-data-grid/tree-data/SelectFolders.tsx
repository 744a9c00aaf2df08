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
];

export default function SelectFolders() {
  const [together, setTogether] = useState(true);

  return (
    <Stack spacing={1} sx={{height: 450, width: '100%'}}>
      <FormControlLabel
        label="Select folders with their content"
        control={
          <Switch checked={together} onChange={(event) => setTogether(event.target.checked)} />
        }
      />
      <DataGridPro
        rows={driveItems}
        columns={columns}
        treeData
        getTreeDataPath={getPath}
        groupingColDef={{headerName: 'Name', flex: 1, minWidth: 200}}
        defaultGroupingExpansionDepth={-1}
        checkboxSelection
        // #region preview
        rowSelectionPropagation={{parents: together, descendants: together}}
        // #endregion
      />
    </Stack>
  );
}
