import {useState} from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridColumnGroup, GridColumnVisibilityModel} from '@mui/x-data-grid';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';

const columns: GridColDef<StaffMember>[] = [
  {field: 'givenName', headerName: 'Given', flex: 1, minWidth: 100},
  {field: 'familyName', headerName: 'Family', flex: 1, minWidth: 110},
  {field: 'department', headerName: 'Department', width: 130},
  {field: 'city', headerName: 'City', width: 110},
];

const groups: GridColumnGroup[] = [
  {groupId: 'name', headerName: 'Name', children: [{field: 'givenName'}, {field: 'familyName'}]},
  {groupId: 'work', headerName: 'Work', children: [{field: 'department'}, {field: 'city'}]},
];

export default function GroupSwitches() {
  const [model, setModel] = useState<GridColumnVisibilityModel>({});

  // #region preview
  const fieldsOf = (group: GridColumnGroup) =>
    group.children.flatMap((child) => ('field' in child ? [child.field] : []));

  const show = (group: GridColumnGroup, visible: boolean) =>
    setModel({
      ...model,
      ...Object.fromEntries(fieldsOf(group).map((field) => [field, visible])),
    });
  // #endregion

  return (
    <Stack spacing={2} sx={{height: 500, width: '100%'}}>
      <Stack direction="row" useFlexGap sx={{flexWrap: 'wrap'}}>
        {groups.map((group) => (
          <FormControlLabel
            key={group.groupId}
            label={group.headerName}
            control={
              <Switch
                checked={fieldsOf(group).some((field) => model[field] !== false)}
                onChange={(event) => show(group, event.target.checked)}
              />
            }
          />
        ))}
      </Stack>
      <DataGrid
        rows={staff}
        columns={columns}
        columnGroupingModel={groups}
        columnVisibilityModel={model}
        onColumnVisibilityModelChange={setModel}
      />
    </Stack>
  );
}
