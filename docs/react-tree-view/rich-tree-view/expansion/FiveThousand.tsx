import {useState} from 'react';
import {flushSync} from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {measure} from '../../../_data/measure';

const bays = Array.from({length: 50}, (_, bay) => ({
  id: `bay-${bay + 1}`,
  label: `Bay ${bay + 1}`,
  children: Array.from({length: 99}, (__, shelf) => ({
    id: `shelf-${bay + 1}-${shelf + 1}`,
    label: `Shelf ${bay + 1}.${shelf + 1}`,
  })),
}));
const all = bays.map(({id}) => id);

export default function FiveThousand() {
  const [expanded, setExpanded] = useState<string[]>([]);
  const [time, setTime] = useState('');

  async function expand(itemIds: string[]) {
    const milliseconds = await measure(() => flushSync(() => setExpanded(itemIds)));
    setTime(`${milliseconds} ms`);
  }

  return (
    <Box sx={{width: 280}}>
      <Button size="small" onClick={() => expand(['bay-1'])}>
        One bay
      </Button>
      <Button size="small" onClick={() => expand(all)}>
        All 50 (slow)
      </Button>
      <Button size="small" onClick={() => expand([])}>
        None
      </Button>
      <Typography variant="body2" component="span" role="status" sx={{ml: 1}}>
        {time}
      </Typography>
      <Box sx={{height: 260, overflow: 'auto'}}>
        <RichTreeView
          items={bays}
          expandedItems={expanded}
          onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
          aria-label="Warehouse"
        />
      </Box>
    </Box>
  );
}
