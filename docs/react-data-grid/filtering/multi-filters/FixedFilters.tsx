import {DataGridPro, GridLogicOperator} from '@mui/x-data-grid-pro';
import type {GridColDef} from '@mui/x-data-grid-pro';
import {sensors} from '../../../_data/sensors';
import type {Sensor} from '../../../_data/sensors';

const columns: GridColDef<Sensor>[] = [
  {field: 'name', headerName: 'Sensor', flex: 1, minWidth: 100},
  {field: 'temperature', headerName: 'Temp. (°C)', type: 'number', width: 120},
  {field: 'battery', headerName: 'Battery (%)', type: 'number', width: 120},
];

export default function FixedFilters() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPro
        rows={sensors}
        columns={columns}
        showToolbar
        initialState={{
          filter: {
            filterModel: {
              logicOperator: GridLogicOperator.Or,
              items: [
                {id: 1, field: 'temperature', operator: '<', value: -18},
                {id: 2, field: 'battery', operator: '<', value: 20},
              ],
            },
          },
        }}
        // #region preview
        slotProps={{
          filterPanel: {
            disableAddFilterButton: true,
            disableRemoveAllButton: true,
            logicOperators: [GridLogicOperator.Or],
            filterFormProps: {deleteIconProps: {sx: {display: 'none'}}},
          },
        }}
        // #endregion
      />
    </div>
  );
}
