import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {projectFiles} from '../../../../_data/files';
import './styles.css';

export default function BoldBranches() {
  return (
    <RichTreeView
      className="bold-branches"
      items={projectFiles}
      defaultExpandedItems={['src']}
      aria-label="Project files"
    />
  );
}
