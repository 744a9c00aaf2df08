import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {projectFiles} from '../../../../_data/files';

export default function QuietTree() {
  return (
    <RichTreeView
      className="w-[280px] [&_.MuiTreeItem-content]:rounded-none [&_.MuiTreeItem-content]:py-0.5 [&_.MuiTreeItem-groupTransition]:ms-4 [&_.MuiTreeItem-groupTransition]:[border-inline-start:1px_dashed_var(--mui-palette-divider)]"
      items={projectFiles}
      defaultExpandedItems={['src']}
      aria-label="Project files"
    />
  );
}
