import {useMemo, useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGridPro, GridDataSourceCacheDefault} from '@mui/x-data-grid-pro';
import type {GridColDef, GridDataSource, GridGetRowsParams} from '@mui/x-data-grid-pro';
import type {GridDataSourceCache} from '@mui/x-data-grid-pro';
import {createFolderServer} from '../../../_data/folderServer';
import type {ArchiveRow} from '../../../_data/folderServer';

const columns: GridColDef<ArchiveRow>[] = [
  {field: 'size', headerName: 'Size (kB)', type: 'number', width: 120},
];

// #region preview
function createCache(): GridDataSourceCache {
  const getKey = (params: GridGetRowsParams) => JSON.stringify(params);
  const projects = new GridDataSourceCacheDefault({ttl: 3_600_000, getKey});
  const folders = new GridDataSourceCacheDefault({ttl: 5_000, getKey});
  const cacheFor = ({groupKeys = []}: GridGetRowsParams) =>
    groupKeys.length < 2 ? projects : folders;
  return {
    get: (params) => cacheFor(params).get(params),
    set: (params, answer) => cacheFor(params).set(params, answer),
    clear: () => {
      projects.clear();
      folders.clear();
    },
  };
}
// #endregion

export default function CacheByLevel() {
  const [lines, setLines] = useState('');
  const cache = useMemo(() => createCache(), []);

  const dataSource = useMemo<GridDataSource>(() => {
    const server = createFolderServer();
    return {
      getRows: async ({groupKeys = []}) => {
        setLines(`Request ${server.requests + 1}: ${groupKeys.join('/') || 'top level'}`);
        const {rows} = await server.children({path: groupKeys});
        return {rows};
      },
      getGroupKey: (row) => row.name,
      getChildrenCount: (row) => row.children,
    };
  }, []);

  return (
    <Stack spacing={1} sx={{height: 450, width: '100%'}}>
      <Typography role="status" variant="body2" noWrap>
        {lines}
      </Typography>
      <DataGridPro
        treeData
        columns={columns}
        dataSource={dataSource}
        dataSourceCache={cache}
        groupingColDef={{headerName: 'Name', flex: 1, minWidth: 200}}
      />
    </Stack>
  );
}
