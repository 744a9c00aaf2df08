import {SparkLineChart} from '@mui/x-charts/SparkLineChart';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridRenderCellParams} from '@mui/x-data-grid';
import {products} from '../../_data/products';
import type {Product} from '../../_data/products';

// #region preview
/** Units of the last four weeks less those of the four before. */
const change = (weeks: number[]) =>
  weeks.slice(-4).reduce((sum, units) => sum + units, 0) -
  weeks.slice(-8, -4).reduce((sum, units) => sum + units, 0);

const trend: GridColDef<Product, number, string> = {
  field: 'weeklySales',
  headerName: 'Sales, 12 weeks',
  type: 'number',
  width: 190,
  align: 'left',
  headerAlign: 'left',
  valueGetter: (_value, row) => change(row.weeklySales),
  valueFormatter: (value?: number) =>
    value === undefined ? '' : value.toLocaleString('en-US', {signDisplay: 'always'}),
  renderCell: ({row, formattedValue, colDef}: GridRenderCellParams<Product, number, string>) => (
    <>
      <SparkLineChart
        data={row.weeklySales}
        width={colDef.computedWidth - 80}
        height={32}
        plotType="bar"
        showHighlight
        showTooltip
        aria-hidden
      />
      <span style={{marginInlineStart: 8}}>{formattedValue}</span>
    </>
  ),
  display: 'flex',
};
// #endregion

const columns: GridColDef<Product>[] = [
  {field: 'name', headerName: 'Product', flex: 1, minWidth: 150},
  trend,
];

export default function SalesTrend() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={products} columns={columns} />
    </div>
  );
}
