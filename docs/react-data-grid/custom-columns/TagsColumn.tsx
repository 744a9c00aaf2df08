import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {TagsEditor} from './TagsEditor';
import {hasAnyTag} from './tagsOperator';
import {products} from '../../_data/products';
import type {Product, ProductTag} from '../../_data/products';

// #region preview
const tags: GridColDef<Product, ProductTag[], string> = {
  field: 'tags',
  headerName: 'Tags',
  width: 260,
  display: 'flex',
  editable: true,
  valueFormatter: (value?: ProductTag[]) => value?.join(', ') ?? '',
  sortComparator: (a: ProductTag[], b: ProductTag[]) => a.length - b.length,
  filterOperators: [hasAnyTag],
  renderCell: ({value = []}) => (
    <Stack direction="row" spacing={0.5} sx={{overflow: 'hidden'}}>
      {value.map((tag) => (
        <Chip key={tag} label={tag} size="small" variant="outlined" />
      ))}
    </Stack>
  ),
  renderEditCell: (params) => <TagsEditor {...params} />,
};
// #endregion

const columns: GridColDef<Product>[] = [
  {field: 'name', headerName: 'Product', flex: 1, minWidth: 150},
  tags,
];

export default function TagsColumn() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGrid rows={products} columns={columns} showToolbar />
    </div>
  );
}
