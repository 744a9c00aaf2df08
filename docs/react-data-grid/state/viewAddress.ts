import type {GridColDef, GridInitialState, GridSortDirection} from '@mui/x-data-grid';

/** Sorting, filters and page as a query: `?sort=total.desc&region.equals=Europe&page=2`. */
export function toSearch({sorting, filter, pagination}: GridInitialState): string {
  const query = new URLSearchParams();
  const sort = (sorting?.sortModel ?? []).map((item) => `${item.field}.${item.sort}`);
  if (sort.length > 0) {
    query.set('sort', sort.join(','));
  }
  for (const {field, operator, value} of filter?.filterModel?.items ?? []) {
    if (value !== undefined && value !== '') {
      query.set(`${field}.${operator}`, String(value));
    }
  }
  const page = pagination?.paginationModel?.page ?? 0;
  if (page > 0) {
    query.set('page', String(page + 1));
  }
  return `?${query}`;
}

/** The way back. An address comes from anywhere: what is no column or no number is left out. */
export function fromSearch(search: string, columns: readonly GridColDef[]): GridInitialState {
  const query = new URLSearchParams(search);
  const fields = new Set(columns.map(({field}) => field));
  const sortModel = (query.get('sort') ?? '').split(',').flatMap((text) => {
    const [field = '', sort] = text.split('.');
    const known = fields.has(field) && (sort === 'asc' || sort === 'desc');
    return known ? [{field, sort: sort as GridSortDirection}] : [];
  });
  const items = [...query].flatMap(([key, value]) => {
    const [field = '', operator] = key.split('.');
    return operator && fields.has(field) ? [{field, operator, value}] : [];
  });
  const page = Math.max(0, Math.trunc(Number(query.get('page') ?? 1)) - 1) || 0;
  return {
    sorting: {sortModel},
    filter: {filterModel: {items}},
    pagination: {paginationModel: {page, pageSize: 5}},
  };
}
