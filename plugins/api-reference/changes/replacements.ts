import type {Product} from '../types';

/** What took the place of a name, as code, by product and name. Each was looked up in both packages. */
const REPLACED: Partial<Record<Product, Readonly<Record<string, string>>>> = {
  'data-grid': {
    components: 'slots',
    componentsProps: 'slotProps',
    pageSize: 'paginationModel',
    page: 'paginationModel',
    onPageChange: 'onPaginationModelChange',
    onPageSizeChange: 'onPaginationModelChange',
    rowsPerPageOptions: 'pageSizeOptions',
    selectionModel: 'rowSelectionModel',
    onSelectionModelChange: 'onRowSelectionModelChange',
    disableSelectionOnClick: 'disableRowSelectionOnClick',
    disableMultipleSelection: 'disableMultipleRowSelection',
    headerHeight: 'columnHeaderHeight',
    unstable_dataSource: 'dataSource',
    unstable_rowSpanning: 'rowSpanning',
    unstable_listView: 'listView',
    unstable_listColumn: 'listViewColumn',
    onCellEditCommit: 'processRowUpdate',
  },
  'date-pickers': {
    components: 'slots',
    componentsProps: 'slotProps',
    renderInput: 'slotProps.textField',
    inputFormat: 'format',
  },
  charts: {components: 'slots', componentsProps: 'slotProps'},
  'tree-view': {
    nodeId: 'itemId',
    expanded: 'expandedItems',
    defaultExpanded: 'defaultExpandedItems',
    selected: 'selectedItems',
    defaultSelected: 'defaultSelectedItems',
    onNodeToggle: 'onExpandedItemsChange',
    onNodeSelect: 'onSelectedItemsChange',
  },
};

/** What to use instead of a removed prop, where that is known. */
export function replacementOf(product: Product, name: string): string | undefined {
  return REPLACED[product]?.[name] || undefined;
}
