import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {useRichTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {flushSync} from 'react-dom';
import {catalog} from '../../../_data/catalog';

export default function FocusFromOutside() {
  const apiRef = useRichTreeViewApiRef();

  return (
    <Box sx={{width: 320, minHeight: 191}}>
      <Button size="small" onClick={(event) => apiRef.current?.focusItem(event, 'lighting')}>
        Focus Lighting
      </Button>
      <Button
        size="small"
        onClick={(event) => {
          flushSync(() => {
            apiRef.current?.setItemExpansion({itemId: 'network', shouldBeExpanded: true});
          });
          apiRef.current?.focusItem(event, 'access-point');
        }}
      >
        Focus an access point
      </Button>
      <RichTreeView apiRef={apiRef} items={catalog} aria-label="Catalog" />
    </Box>
  );
}
