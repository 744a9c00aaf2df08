import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {projectFiles} from '../../../../_data/files';

export default function BoldBranches() {
  return (
    <RichTreeView
      className="w-[280px] [&_.MuiTreeItem-root[aria-expanded]>.MuiTreeItem-content_.MuiTreeItem-label]:font-semibold"
      items={projectFiles}
      defaultExpandedItems={['src']}
      aria-label="Project files"
    />
  );
}
