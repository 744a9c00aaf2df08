import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function CardTree() {
  return (
    <SimpleTreeView
      className="w-[280px] rounded-[24px] border border-solid border-[var(--mui-palette-divider)] p-2"
      defaultExpandedItems={['plants']}
      aria-label="Stock"
    >
      <TreeItem itemId="plants" label="Plants">
        <TreeItem itemId="ferns" label="Ferns" />
        <TreeItem itemId="herbs" label="Herbs" />
      </TreeItem>
      <TreeItem itemId="pots" label="Pots" />
    </SimpleTreeView>
  );
}
