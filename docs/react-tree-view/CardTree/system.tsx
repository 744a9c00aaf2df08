import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function CardTree() {
  return (
    <SimpleTreeView
      defaultExpandedItems={['plants']}
      aria-label="Stock"
      sx={{
        width: 280,
        p: 1,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 2,
      }}
    >
      <TreeItem itemId="plants" label="Plants">
        <TreeItem itemId="ferns" label="Ferns" />
        <TreeItem itemId="herbs" label="Herbs" />
      </TreeItem>
      <TreeItem itemId="pots" label="Pots" />
    </SimpleTreeView>
  );
}
