import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

const rooms = Array.from({length: 30}, (_, index) => `${index + 101}`);

export default function ScrollToRoom() {
  const apiRef = useTreeViewApiRef();

  return (
    <Box sx={{width: 280}}>
      <Button
        size="small"
        onClick={() =>
          apiRef.current
            ?.getItemDOMElement('124')
            ?.scrollIntoView({behavior: 'smooth', block: 'nearest'})
        }
      >
        Show room 124
      </Button>
      <Box sx={{height: 220, overflow: 'auto'}}>
        <SimpleTreeView apiRef={apiRef} aria-label="Rooms">
          {rooms.map((room) => (
            <TreeItem key={room} itemId={room} label={`Room ${room}`} />
          ))}
        </SimpleTreeView>
      </Box>
    </Box>
  );
}
