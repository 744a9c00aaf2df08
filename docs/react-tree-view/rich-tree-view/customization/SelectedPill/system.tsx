import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {treeItemClasses} from '@mui/x-tree-view/TreeItem';
import {catalog} from '../../../../_data/catalog';

export default function SelectedPill() {
  return (
    <RichTreeView
      items={catalog}
      defaultExpandedItems={['audio']}
      defaultSelectedItems="speakers"
      aria-label="Catalog"
      sx={{
        width: 280,
        [`& .${treeItemClasses.content}`]: {borderRadius: 4, my: 0.25},
        [`& .${treeItemClasses.label}`]: {typography: 'body2'},
        [`& .${treeItemClasses.content}[data-selected], & .${treeItemClasses.content}[data-selected]:hover, & .${treeItemClasses.content}[data-selected][data-focused]`]:
          {bgcolor: 'primary.main', color: 'primary.contrastText'},
      }}
    />
  );
}
