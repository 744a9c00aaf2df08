export const plans = ['Community', 'Pro', 'Premium'] as const;
export type PlanName = (typeof plans)[number];

/** Something the grid can do, and the first plan that has it. */
export interface Feature {
  id: number;
  name: string;
  area: string;
  plan: PlanName;
  /** What switches it on; empty where it is on from the start. */
  prop: string;
}

type Entry = [name: string, plan: PlanName, prop?: string];

const areas: Record<string, Entry[]> = {
  Columns: [
    ['Resize columns', 'Community'],
    ['Fit columns to their content', 'Community', 'autosizeOnMount'],
    ['Hide columns', 'Community', 'columnVisibilityModel'],
    ['Group headers', 'Community', 'columnGroupingModel'],
    ['Span cells over columns', 'Community', 'colSpan'],
    ['Move columns by dragging', 'Pro'],
    ['Pin columns', 'Pro', 'pinnedColumns'],
  ],
  Rows: [
    ['Row height by content', 'Community', 'getRowHeight'],
    ['Span cells over rows', 'Community', 'rowSpanning'],
    ['Detail panel under a row', 'Pro', 'getDetailPanelContent'],
    ['Move rows by dragging', 'Pro', 'rowReordering'],
    ['Pin rows', 'Pro', 'pinnedRows'],
    ['Throttled updates of many rows', 'Pro', 'throttleRowsMs'],
  ],
  Editing: [
    ['Edit cells', 'Community', 'editable'],
    ['Edit rows', 'Community', 'editMode'],
    ['Validate', 'Community', 'preProcessEditCellProps'],
    ['Undo and redo', 'Premium', 'historyStackSize'],
    ['Paste a block of cells', 'Premium'],
  ],
  'Sort and filter': [
    ['Sort by one column', 'Community'],
    ['Filter by one condition', 'Community'],
    ['Search all columns', 'Community', 'showToolbar'],
    ['Sort by several columns', 'Pro', 'multipleColumnsSortingMode'],
    ['Filter by several conditions', 'Pro', 'filterModel'],
    ['Filters in the header', 'Pro', 'headerFilters'],
  ],
  Selection: [
    ['Select one row', 'Community'],
    ['Select rows by checkbox', 'Community', 'checkboxSelection'],
    ['Select rows by Ctrl and Shift', 'Pro'],
    ['Select a range of cells', 'Premium', 'cellSelection'],
  ],
  Structure: [
    ['Tree of rows', 'Pro', 'treeData'],
    ['List view for narrow screens', 'Pro', 'listView'],
    ['Group rows by values', 'Premium', 'rowGroupingModel'],
    ['Totals of groups and columns', 'Premium', 'aggregationModel'],
    ['Pivot table', 'Premium', 'pivotModel'],
    ['Charts of the rows', 'Premium', 'chartsIntegration'],
  ],
  Data: [
    ['Pages of up to 100 rows', 'Community', 'pagination'],
    ['Rows from a server', 'Community', 'dataSource'],
    ['All rows in one list', 'Pro'],
    ['Load rows while scrolling', 'Pro', 'lazyLoading'],
  ],
  Output: [
    ['Copy rows to the clipboard', 'Community'],
    ['CSV file', 'Community', 'showToolbar'],
    ['Print', 'Community', 'showToolbar'],
    ['Excel file', 'Premium', 'showToolbar'],
  ],
};

/** Forty and some features, by area. */
export const features: Feature[] = Object.entries(areas)
  .flatMap(([area, entries]) => entries.map((entry) => ({area, entry})))
  .map(({area, entry: [name, plan, prop = '']}, id) => ({id, name, area, plan, prop}));
