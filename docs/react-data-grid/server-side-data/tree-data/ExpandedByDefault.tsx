import {useMemo, useState} from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {DataGridPro} from '@mui/x-data-grid-pro';
import type {GridColDef, GridDataSource, GridGroupNode} from '@mui/x-data-grid-pro';
import {createFolderServer} from '../../../_data/folderServer';
import type {ArchiveRow} from '../../../_data/folderServer';

const columns: GridColDef<ArchiveRow>[] = [
  {field: 'size', headerName: 'Size (kB)', type: 'number', width: 120},
];

const isDrawings = ({groupingKey}: GridGroupNode) =>
  groupingKey === 'Harbor Hall' || groupingKey === 'Drawings';

export default function ExpandedByDefault() {
  const [open, setOpen] = useState('projects');
  const [requests, setRequests] = useState(0);

  const dataSource = useMemo<GridDataSource>(() => {
    const server = createFolderServer({latency: [60, 120]});
    return {
      getRows: async ({groupKeys = []}) => {
        setRequests((count) => count + 1);
        const {rows} = await server.children({path: groupKeys});
        return {rows};
      },
      getGroupKey: (row) => row.name,
      getChildrenCount: (row) => row.children,
    };
  }, []);

  const choose = (value: string | null) => {
    setRequests(0);
    setOpen(value ?? 'none');
  };

  return (
    <Stack spacing={1} sx={{height: 500, width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Open at first"
        value={open}
        onChange={(_, value: string | null) => choose(value)}
      >
        <ToggleButton value="none">Nothing</ToggleButton>
        <ToggleButton value="projects">Projects</ToggleButton>
        <ToggleButton value="drawings">Drawings of one</ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status" variant="body2">
        Requests: {requests}
      </Typography>
      <DataGridPro
        key={open}
        treeData
        columns={columns}
        dataSource={dataSource}
        groupingColDef={{headerName: 'Name', flex: 1, minWidth: 200}}
        // #region preview
        defaultGroupingExpansionDepth={open === 'projects' ? 1 : 0}
        isGroupExpandedByDefault={open === 'drawings' ? isDrawings : undefined}
        // #endregion
      />
    </Stack>
  );
}
