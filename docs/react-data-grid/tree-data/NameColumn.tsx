import {useState} from 'react';
import DescriptionIcon from '@mui/icons-material/Description';
import FolderIcon from '@mui/icons-material/Folder';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGridPro, GRID_TREE_DATA_GROUPING_FIELD} from '@mui/x-data-grid-pro';
import type {GridColDef, GridGroupingColDefOverride} from '@mui/x-data-grid-pro';
import {driveItems, getPath} from './archive';
import type {DriveItem} from './archive';

const columns: GridColDef<DriveItem>[] = [
  {field: 'owner', headerName: 'Owner', flex: 1, minWidth: 130},
];

// #region preview
const nameColumn: GridGroupingColDefOverride<DriveItem> = {
  headerName: 'Name',
  width: 270,
  sortable: true,
  hideDescendantCount: true,
  valueFormatter: (value: string) => value.replace(/\.\w+$/, ''),
};
// #endregion

export default function NameColumn() {
  const [message, setMessage] = useState('Click a name');

  return (
    <Stack spacing={1} sx={{height: 430, width: '100%'}}>
      <Stack direction="row" spacing={1} sx={{alignItems: 'center'}}>
        {message.includes('.') ? <DescriptionIcon /> : <FolderIcon />}
        <Typography variant="body2" role="status">
          {message}
        </Typography>
      </Stack>
      <DataGridPro
        rows={driveItems}
        columns={columns}
        treeData
        getTreeDataPath={getPath}
        groupingColDef={nameColumn}
        defaultGroupingExpansionDepth={-1}
        onCellClick={({field, row}) => {
          if (field === GRID_TREE_DATA_GROUPING_FIELD) {
            setMessage(row.path.join(' / '));
          }
        }}
      />
    </Stack>
  );
}
