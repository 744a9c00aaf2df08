import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {useRichTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const shelves = Array.from({length: 40}, (_, index) => ({
  id: `shelf-${index + 1}`,
  label: `Shelf ${index + 1}`,
}));

export default function ScrollToFile() {
  const apiRef = useRichTreeViewApiRef();

  return (
    <Box sx={{width: 280}}>
      <Button
        size="small"
        onClick={() =>
          apiRef.current
            ?.getItemDOMElement('shelf-30')
            ?.scrollIntoView({behavior: 'smooth', block: 'nearest'})
        }
      >
        Show shelf 30
      </Button>
      <Box sx={{height: 220, overflow: 'auto'}}>
        <RichTreeView apiRef={apiRef} items={shelves} aria-label="Shelves" />
      </Box>
    </Box>
  );
}
