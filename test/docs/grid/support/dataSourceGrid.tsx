import '../../support/browser';
import type {ComponentType} from 'react';
import {act, render} from '@testing-library/react';
import {useGridApiRef} from '@mui/x-data-grid-premium';
import type {
  DataGridPremiumProps,
  GridApiPremium,
  GridColDef,
  GridDataSource,
  GridGetRowsParams,
  GridGetRowsResponse,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [{field: 'name'}, {field: 'size', type: 'number', editable: true}];

/**
 * Lets effects, promises and timers of the grid run. In steps, because one timer sets another: after a halt of a busy
 * machine, a single wait would be over before them.
 */
export const settle = (milliseconds = 40) =>
  act(async () => {
    for (let waited = 0; waited < milliseconds; waited += 5) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });

/** A grid with a data source that notes every request. */
export interface Setup {
  requests: GridGetRowsParams[];
  api: () => GridApiPremium;
  ids: () => string;
}

/**
 * Renders one of the grids with a data source, and waits for the first answer.
 *
 * @param Grid `DataGrid`, `DataGridPro` or `DataGridPremium`.
 * @param answer What the server says.
 * @param source Further functions of the data source.
 */
export async function renderGrid(
  Grid: ComponentType<never>,
  answer: (params: GridGetRowsParams) => GridGetRowsResponse | Promise<GridGetRowsResponse>,
  props: Partial<DataGridPremiumProps> = {},
  source: Partial<GridDataSource> = {},
): Promise<Setup> {
  // The three grids take the same props as far as these tests go.
  const AnyGrid = Grid as ComponentType<DataGridPremiumProps>;
  const requests: GridGetRowsParams[] = [];
  const dataSource: GridDataSource = {
    getRows: async (params) => {
      requests.push(params);
      return answer(params);
    },
    ...source,
  };
  let ref: ReturnType<typeof useGridApiRef> | undefined;

  function Test() {
    ref = useGridApiRef();
    return (
      <div style={{width: 600, height: 400}}>
        <AnyGrid
          apiRef={ref}
          columns={columns}
          dataSource={dataSource}
          disableVirtualization
          {...props}
        />
      </div>
    );
  }

  render(<Test />);
  await settle();
  const api = () => ref!.current as GridApiPremium;
  return {requests, api, ids: () => [...api().getRowModels().keys()].join(' ')};
}
