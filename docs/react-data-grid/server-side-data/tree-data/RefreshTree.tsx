import {useMemo, useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGridPro, GRID_ROOT_GROUP_ID, useGridApiRef} from '@mui/x-data-grid-pro';
import type {GridColDef, GridDataSource} from '@mui/x-data-grid-pro';
import {createFolderServer} from '../../../_data/folderServer';
import type {ArchiveRow} from '../../../_data/folderServer';

const columns: GridColDef<ArchiveRow>[] = [
  {field: 'size', headerName: 'Size (kB)', type: 'number', width: 120},
];

export default function RefreshTree() {
  const apiRef = useGridApiRef();
  const [line, setLine] = useState('');

  const dataSource = useMemo<GridDataSource>(() => {
    const server = createFolderServer();
    return {
      getRows: async ({groupKeys = []}) => {
        setLine(`Request ${server.requests + 1}: ${groupKeys.join('/') || 'top level'}`);
        const {rows} = await server.children({path: groupKeys});
        return {rows};
      },
      getGroupKey: (row) => row.name,
      getChildrenCount: (row) => row.children,
    };
  }, []);

  // #region preview
  const refresh = (keepChildrenExpanded: boolean) => {
    void apiRef.current?.dataSource.fetchRows(GRID_ROOT_GROUP_ID, {
      skipCache: true,
      keepChildrenExpanded,
    });
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{height: 500, width: '100%'}}>
      <Stack direction="row" useFlexGap spacing={1} sx={{flexWrap: 'wrap'}}>
        <Button variant="outlined" onClick={() => refresh(true)}>
          Refresh
        </Button>
        <Button variant="outlined" onClick={() => refresh(false)}>
          Refresh and close all
        </Button>
      </Stack>
      <Typography role="status" variant="body2" noWrap>
        {line}
      </Typography>
      <DataGridPro
        apiRef={apiRef}
        treeData
        columns={columns}
        dataSource={dataSource}
        groupingColDef={{headerName: 'Name', flex: 1, minWidth: 200}}
      />
    </Stack>
  );
}
