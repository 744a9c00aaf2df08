import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {useTreeItemModel} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {catalog, type CatalogItem} from '../../../_data/catalog';

function StockItem(props: TreeItemProps) {
  const article = useTreeItemModel<CatalogItem>(props.itemId);
  const label = (
    <Stack direction="row" sx={{justifyContent: 'space-between', alignItems: 'baseline'}}>
      {props.label}
      {article?.stock !== undefined && (
        <Typography variant="caption" color={article.stock === 0 ? 'error' : 'textSecondary'}>
          {article.stock === 0 ? 'sold out' : `${article.stock} left`}
        </Typography>
      )}
    </Stack>
  );
  return <TreeItem {...props} label={label} />;
}

export default function StockItems() {
  return (
    <Box sx={{width: 300, minHeight: 288}}>
      <RichTreeView
        items={catalog}
        slots={{item: StockItem}}
        defaultExpandedItems={['lighting', 'network']}
        aria-label="Catalog"
      />
    </Box>
  );
}
