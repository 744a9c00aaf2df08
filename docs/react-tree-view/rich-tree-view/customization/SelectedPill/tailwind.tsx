import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {catalog} from '../../../../_data/catalog';

export default function SelectedPill() {
  return (
    <RichTreeView
      className="w-[280px] [&_.MuiTreeItem-content]:my-0.5 [&_.MuiTreeItem-content]:rounded-2xl [&_.MuiTreeItem-label]:text-sm [&_.MuiTreeItem-label]:leading-[1.43] [&_.MuiTreeItem-content[data-selected]]:bg-[var(--mui-palette-primary-main)] [&_.MuiTreeItem-content[data-selected]]:text-[var(--mui-palette-primary-contrastText)]"
      items={catalog}
      defaultExpandedItems={['audio']}
      defaultSelectedItems="speakers"
      aria-label="Catalog"
    />
  );
}
