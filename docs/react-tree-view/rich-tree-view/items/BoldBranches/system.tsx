import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {treeItemClasses} from '@mui/x-tree-view/TreeItem';
import {projectFiles} from '../../../../_data/files';

export default function BoldBranches() {
  return (
    <RichTreeView
      items={projectFiles}
      defaultExpandedItems={['src']}
      aria-label="Project files"
      sx={{
        width: 280,
        [`& .${treeItemClasses.root}[aria-expanded] > .${treeItemClasses.content}`]: {
          '& .MuiTreeItem-label': {fontWeight: 600},
        },
      }}
    />
  );
}
