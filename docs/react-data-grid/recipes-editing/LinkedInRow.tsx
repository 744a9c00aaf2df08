import {DataGrid, GridEditSingleSelectCell, useGridApiContext} from '@mui/x-data-grid';
import type {GridColDef, GridRenderEditCellParams} from '@mui/x-data-grid';

const depots: Record<string, string[]> = {
  Finland: ['Oulu', 'Tampere', 'Turku'],
  Norway: ['Bergen', 'Oslo'],
  Sweden: ['Göteborg', 'Malmö', 'Umeå'],
};

const shipments = [
  {id: 1, parcel: 'P-2210', country: 'Finland', depot: 'Turku'},
  {id: 2, parcel: 'P-2211', country: 'Sweden', depot: 'Malmö'},
  {id: 3, parcel: 'P-2212', country: 'Norway', depot: 'Oslo'},
];
type Shipment = (typeof shipments)[number];

// #region preview
function CountryEditor(params: GridRenderEditCellParams<Shipment, string>) {
  const apiRef = useGridApiContext();
  return (
    <GridEditSingleSelectCell
      {...params}
      onValueChange={async (_event, country: string) => {
        if (country !== params.value) {
          const {id} = params;
          await apiRef.current.setEditCellValue({id, field: 'country', value: country});
          await apiRef.current.setEditCellValue({id, field: 'depot', value: depots[country]?.[0]});
        }
      }}
    />
  );
}

/** Offers the depots of the country that is chosen now, not of the one that is saved. */
function DepotEditor(params: GridRenderEditCellParams<Shipment, string>) {
  const row: Shipment = params.api.getRowWithUpdatedValues(params.id, params.field) as Shipment;
  return <GridEditSingleSelectCell {...params} row={row} />;
}

const columns: GridColDef<Shipment>[] = [
  {field: 'parcel', headerName: 'Parcel', flex: 1, minWidth: 100},
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    valueOptions: Object.keys(depots),
    width: 140,
    editable: true,
    renderEditCell: (params) => <CountryEditor {...params} />,
  },
  {
    field: 'depot',
    headerName: 'Depot',
    type: 'singleSelect',
    valueOptions: ({row}) => (row ? (depots[row.country] ?? []) : Object.values(depots).flat()),
    width: 140,
    editable: true,
    renderEditCell: (params) => <DepotEditor {...params} />,
  },
];
// #endregion

export default function LinkedInRow() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid rows={shipments} columns={columns} editMode="row" hideFooter />
    </div>
  );
}
