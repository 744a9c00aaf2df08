import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {projectFiles} from '../../../../_data/files';
import './styles.css';

export default function QuietTree() {
  return (
    <RichTreeView
      className="quiet-tree"
      items={projectFiles}
      defaultExpandedItems={['src']}
      aria-label="Project files"
    />
  );
}
