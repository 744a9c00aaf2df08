import {DataGridPro} from '@mui/x-data-grid-pro';
import type {GridColDef} from '@mui/x-data-grid-pro';
import {Unstable_LicenseInfoProvider as LicenseInfoProvider} from '@mui/x-license';
import {sensors} from '../../_data/sensors';
import type {Sensor} from '../../_data/sensors';

const columns: GridColDef<Sensor>[] = [
  {field: 'name', headerName: 'Sensor', flex: 1, minWidth: 100},
  {field: 'site', headerName: 'Site', width: 140},
  {field: 'battery', headerName: 'Battery (%)', type: 'number', width: 120},
];

const noKey = {key: ''};

export default function MissingKey() {
  return (
    <div style={{height: 300, width: '100%'}}>
      <LicenseInfoProvider info={noKey}>
        <DataGridPro rows={sensors} columns={columns} />
      </LicenseInfoProvider>
    </div>
  );
}
