import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {useRichTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {catalog} from '../../../_data/catalog';

export default function RevealArticle() {
  const apiRef = useRichTreeViewApiRef();

  function reveal(itemId: string) {
    const tree = apiRef.current;
    let parent = tree?.getParentId(itemId);
    while (tree && parent) {
      tree.setItemExpansion({itemId: parent, shouldBeExpanded: true});
      parent = tree.getParentId(parent);
    }
    tree?.setItemSelection({itemId, shouldBeSelected: true});
  }

  return (
    <Box sx={{width: 280, minHeight: 287}}>
      <Button size="small" onClick={() => reveal('speaker-monitor')}>
        Show the studio monitor
      </Button>
      <RichTreeView apiRef={apiRef} items={catalog} aria-label="Catalog" />
    </Box>
  );
}
