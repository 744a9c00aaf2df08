import {useState} from 'react';
import {DataGridPro} from '@mui/x-data-grid-pro';
import type {GridColDef} from '@mui/x-data-grid-pro';
import {driveItems, getPath} from './archive';
import type {DriveItem} from './archive';

// #region preview
const columns: GridColDef<DriveItem>[] = [
  {
    field: 'name',
    headerName: 'Rename',
    flex: 1,
    minWidth: 170,
    editable: true,
    valueGetter: (_, row) => row.path.at(-1),
    valueSetter: (value: string, row) => ({
      ...row,
      path: [...row.path.slice(0, -1), value.trim() || (row.path.at(-1) ?? '')],
    }),
  },
  {field: 'owner', headerName: 'Owner', width: 140, editable: true},
];

/** Renames an item and, if it is a folder, moves along what is in it. */
function rename(items: readonly DriveItem[], next: DriveItem, before: DriveItem): DriveItem[] {
  const depth = before.path.length;
  return items.map((item) => {
    const inside = before.path.every((name, level) => item.path[level] === name);
    const path = inside ? [...next.path, ...item.path.slice(depth)] : item.path;
    return item.id === next.id ? next : {...item, path};
  });
}
// #endregion

export default function RenameFiles() {
  const [items, setItems] = useState(driveItems);

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPro
        rows={items}
        columns={columns}
        treeData
        getTreeDataPath={getPath}
        groupingColDef={{headerName: 'Name', width: 230}}
        defaultGroupingExpansionDepth={-1}
        processRowUpdate={(next, before) => {
          setItems((current) => rename(current, next, before));
          return next;
        }}
      />
    </div>
  );
}
