import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {RichTreeViewPro} from '@mui/x-tree-view-pro/RichTreeViewPro';
import {useRichTreeViewProApiRef} from '@mui/x-tree-view-pro/hooks';
import {permissions, type Permission} from '../../../_data/permissions';

const outline = (items: Permission[]): string =>
  items
    .map(({label, children}) => (children ? `${label} (${outline(children)})` : label))
    .join(', ');

export default function KeepOrder() {
  const apiRef = useRichTreeViewProApiRef<Permission>();
  const [items, setItems] = useState(permissions);

  return (
    <Box sx={{width: 'min(100%, 400px)', minHeight: 344}}>
      <RichTreeViewPro
        itemsReordering
        apiRef={apiRef}
        items={items}
        onItemPositionChange={() => setItems(apiRef.current?.getItemTree() ?? items)}
        defaultExpandedItems={['orders', 'catalog']}
        aria-label="Permissions"
      />
      <Typography variant="body2" role="status" sx={{mt: 1}}>
        {outline(items)}
      </Typography>
    </Box>
  );
}
