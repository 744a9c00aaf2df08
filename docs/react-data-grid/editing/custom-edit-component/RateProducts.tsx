import {useEffect, useRef} from 'react';
import Rating from '@mui/material/Rating';
import {DataGrid, useGridApiContext} from '@mui/x-data-grid';
import type {GridColDef, GridRenderCellParams, GridRenderEditCellParams} from '@mui/x-data-grid';
import {products} from '../../../_data/products';
import type {Product} from '../../../_data/products';

// #region preview
function RatingEditor({id, field, value, hasFocus}: GridRenderEditCellParams<Product, number>) {
  const apiRef = useGridApiContext();
  const root = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (hasFocus) {
      const inputs = [...(root.current?.querySelectorAll('input') ?? [])];
      (inputs.find(({checked}) => checked) ?? inputs[0])?.focus();
    }
  }, [hasFocus]);

  return (
    <Rating
      ref={root}
      name={`rating-${id}`}
      precision={0.5}
      value={value ?? null}
      onChange={(_event, next) => apiRef.current.setEditCellValue({id, field, value: next})}
    />
  );
}
// #endregion

const columns: GridColDef<Product>[] = [
  {field: 'name', headerName: 'Product', flex: 1, minWidth: 150},
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 170,
    display: 'flex',
    align: 'left',
    headerAlign: 'left',
    editable: true,
    renderCell: ({value}: GridRenderCellParams<Product, number>) => (
      <Rating readOnly precision={0.5} value={value ?? null} />
    ),
    renderEditCell: (params) => <RatingEditor {...params} />,
  },
];

export default function RateProducts() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={products} columns={columns} />
    </div>
  );
}
