import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {catalog} from '../../../../_data/catalog';
import './styles.css';

export default function SelectedPill() {
  return (
    <RichTreeView
      className="selected-pill"
      items={catalog}
      defaultExpandedItems={['audio']}
      defaultSelectedItems="speakers"
      aria-label="Catalog"
    />
  );
}
