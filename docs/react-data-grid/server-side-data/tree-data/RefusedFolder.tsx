import {useMemo, useState} from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  GRID_ROOT_GROUP_ID,
  GridGetRowsError,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import type {GridColDef, GridDataSource, GridGetRowsParams} from '@mui/x-data-grid-pro';
import {createFolderServer} from '../../../_data/folderServer';
import type {ArchiveRow} from '../../../_data/folderServer';

const columns: GridColDef<ArchiveRow>[] = [
  {field: 'size', headerName: 'Size (kB)', type: 'number', width: 120},
];

export default function RefusedFolder() {
  const apiRef = useGridApiRef();
  const server = useMemo(() => createFolderServer(), []);
  const [online, setOnline] = useState(true);
  const [failed, setFailed] = useState<{text: string; path: string[]}>();

  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async ({groupKeys = []}) => {
        const {rows} = await server.children({path: groupKeys});
        setFailed(undefined);
        return {rows};
      },
      getGroupKey: (row) => row.name,
      getChildrenCount: (row) => row.children,
    }),
    [server],
  );

  const toggle = () => {
    server.setOnline(!online);
    setOnline(!online);
  };

  // #region preview
  const retry = () => {
    const id = failed?.path.join('/') || GRID_ROOT_GROUP_ID;
    void apiRef.current?.dataSource.fetchRows(id);
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{height: 500, width: '100%'}}>
      <FormControlLabel
        label="The server answers"
        control={<Switch checked={online} onChange={toggle} />}
      />
      {failed ? (
        <Alert severity="error" action={<Button onClick={retry}>Retry</Button>}>
          {failed.path.join(' / ') || 'Archive'}: {failed.text}
        </Alert>
      ) : (
        <Alert severity="info">Open a project, then its folder “Payroll”.</Alert>
      )}
      <DataGridPro
        apiRef={apiRef}
        treeData
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={(error) => {
          if (error instanceof GridGetRowsError) {
            const {groupKeys = []} = error.params as GridGetRowsParams;
            setFailed({text: error.message, path: groupKeys});
          }
        }}
        groupingColDef={{headerName: 'Name', flex: 1, minWidth: 200}}
      />
    </Stack>
  );
}
