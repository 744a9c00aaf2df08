import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {useTreeItemUtils} from '@mui/x-tree-view/hooks';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {RichTreeViewPro} from '@mui/x-tree-view-pro/RichTreeViewPro';
import {archiveSource, type ArchiveNode} from '../../../_data/archiveTree';
import {createFolderServer} from '../../../_data/folderServer';

const server = createFolderServer();
const dataSource = archiveSource(server);
const noItems: ArchiveNode[] = [];

function FolderItem(props: TreeItemProps) {
  const {itemId, children} = props;
  const {status} = useTreeItemUtils({itemId, children});
  const label = (
    <>
      {props.label}
      {status.error && (
        <Typography variant="caption" color="error" role="alert" sx={{ml: 1}}>
          not loaded, open it to try again
        </Typography>
      )}
    </>
  );
  return <TreeItem {...props} label={label} />;
}

export default function RetryFolder() {
  return (
    <Box sx={{width: 'min(100%, 400px)', minHeight: 319}}>
      <Button size="small" onClick={() => server.failNext()}>
        Let the next request fail
      </Button>
      <RichTreeViewPro
        items={noItems}
        dataSource={dataSource}
        slots={{item: FolderItem}}
        aria-label="Archive"
      />
    </Box>
  );
}
