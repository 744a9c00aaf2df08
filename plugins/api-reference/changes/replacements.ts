import type {HistoryItem} from '../history';
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
    onRowEditCommit: 'processRowUpdate',
    editRowsModel: 'rowModesModel',
    onEditRowsModelChange: 'onRowModesModelChange',
    showCellRightBorder: 'showCellVerticalBorder',
    showColumnRightBorder: 'showColumnVerticalBorder',
    columnBuffer: 'columnBufferPx',
    rowBuffer: 'rowBufferPx',
    linkOperators: 'logicOperators',
    linkOperatorInputProps: 'logicOperatorInputProps',
    pageChange: 'paginationModelChange',
    pageSizeChange: 'paginationModelChange',
    selectionChange: 'rowSelectionChange',
    rowsScroll: 'scrollPositionChange',
    cellEditCommit: 'cellEditStop',
    rowEditCommit: 'rowEditStop',
  },
  'date-pickers': {
    components: 'slots',
    componentsProps: 'slotProps',
    renderInput: 'slotProps.textField',
    inputFormat: 'format',
    showToolbar: 'slotProps.toolbar.hidden',
    toolbarFormat: 'slotProps.toolbar.toolbarFormat',
    toolbarPlaceholder: 'slotProps.toolbar.toolbarPlaceholder',
    ToolbarComponent: 'slots.toolbar',
    DialogProps: 'slotProps.dialog',
    PaperProps: 'slotProps.desktopPaper',
    PopperProps: 'slotProps.popper',
    TransitionComponent: 'slots.desktopTransition',
    OpenPickerButtonProps: 'slotProps.openPickerButton',
    InputAdornmentProps: 'slotProps.inputAdornment',
    InputProps: 'slotProps.textField.InputProps',
    renderDay: 'slots.day',
    hideTabs: 'slotProps.tabs.hidden',
    leftArrowButtonText: 'localeText.previousMonth',
    rightArrowButtonText: 'localeText.nextMonth',
  },
  charts: {
    components: 'slots',
    componentsProps: 'slotProps',
    bottomAxis: 'xAxis',
    topAxis: 'xAxis',
    leftAxis: 'yAxis',
    rightAxis: 'yAxis',
    tooltip: 'slotProps.tooltip',
    zoom: 'zoomData',
  },
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

/** A name that is gone, and the names that are there now. */
export interface GoneName {
  product: Product;
  name: string;
  /** What was remembered of it last. */
  item?: HistoryItem | undefined;
  /** Whether a name of the same kind is there now. */
  isThere: (name: string) => boolean;
}

/**
 * What to use instead of a removed name, where that is known: from the list, from what its deprecation said, or
 * because it only lost a prefix.
 */
export function replacementOf({product, name, item, isThere}: GoneName): string | undefined {
  const listed = REPLACED[product]?.[name] ?? item?.instead;
  if (listed) return listed;
  const stable = name.replace(/^(unstable|experimental)_/i, '');
  return stable !== name && isThere(stable) ? stable : undefined;
}
