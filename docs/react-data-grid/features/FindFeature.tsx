import Chip from '@mui/material/Chip';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridRenderCellParams} from '@mui/x-data-grid';
import {features, plans} from './featureList';
import type {Feature, PlanName} from './featureList';

const columns: GridColDef<Feature>[] = [
  {field: 'name', headerName: 'Feature', flex: 1, minWidth: 210},
  {field: 'area', headerName: 'Area', width: 130},
  {
    field: 'plan',
    headerName: 'From plan',
    type: 'singleSelect',
    valueOptions: [...plans],
    width: 120,
    display: 'flex',
    renderCell: ({value}: GridRenderCellParams<Feature, PlanName>) => (
      <Chip label={value} size="small" variant={value === 'Community' ? 'outlined' : 'filled'} />
    ),
    sortComparator: (a: PlanName, b: PlanName) => plans.indexOf(a) - plans.indexOf(b),
  },
  {field: 'prop', headerName: 'Prop', width: 190},
];

export default function FindFeature() {
  return (
    <div style={{height: 480, width: '100%'}}>
      <DataGrid
        rows={features}
        columns={columns}
        showToolbar
        label="Features of the Data Grid"
        initialState={{pagination: {paginationModel: {pageSize: 100}}}}
      />
    </div>
  );
}
