import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';
import './styles.css';

export default function CardTree() {
  return (
    <SimpleTreeView className="card-tree" defaultExpandedItems={['plants']} aria-label="Stock">
      <TreeItem itemId="plants" label="Plants">
        <TreeItem itemId="ferns" label="Ferns" />
        <TreeItem itemId="herbs" label="Herbs" />
      </TreeItem>
      <TreeItem itemId="pots" label="Pots" />
    </SimpleTreeView>
  );
}
