import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {treeItemClasses} from '@mui/x-tree-view/TreeItem';
import {projectFiles} from '../../../../_data/files';

export default function QuietTree() {
  return (
    <RichTreeView
      items={projectFiles}
      defaultExpandedItems={['src']}
      aria-label="Project files"
      sx={{
        width: 280,
        [`& .${treeItemClasses.content}`]: {borderRadius: 0, py: 0.25},
        [`& .${treeItemClasses.groupTransition}`]: {
          ml: 2,
          borderLeft: '1px dashed',
          borderColor: 'divider',
        },
      }}
    />
  );
}
