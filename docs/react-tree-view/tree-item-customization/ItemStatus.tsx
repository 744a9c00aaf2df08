import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {useTreeItemUtils} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {catalog, type CatalogItem} from '../../_data/catalog';

function StatusItem(props: TreeItemProps) {
  const {itemId, children} = props;
  const {status} = useTreeItemUtils({itemId, children});
  const on = Object.entries(status).flatMap(([name, value]) => (value ? [name] : []));
  const label = (
    <>
      {props.label}
      <Typography variant="caption" color="textSecondary" sx={{ml: 1}}>
        {on.join(', ')}
      </Typography>
    </>
  );
  return <TreeItem {...props} label={label} />;
}

const isSoldOut = (item: CatalogItem) => item.stock === 0;

export default function ItemStatus() {
  return (
    <Box sx={{width: '100%', minHeight: 224}}>
      <RichTreeView
        items={catalog}
        isItemDisabled={isSoldOut}
        slots={{item: StatusItem}}
        defaultExpandedItems={['lighting', 'network']}
        defaultSelectedItems="key-light"
        aria-label="Catalog with states"
      />
    </Box>
  );
}
