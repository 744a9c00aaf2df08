import {useState} from 'react';
import Box from '@mui/material/Box';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';
import {linesOf, type OrderLine} from '../../../_data/orderLines';
import {makeOrders} from '../../../_data/orders';

const orders = makeOrders(4);

export default function LoadOnOpen() {
  const [lines, setLines] = useState<Record<string, OrderLine[]>>({});

  function load(itemId: string) {
    const order = orders.find(({number}) => number === itemId);
    if (!order || lines[itemId]) {
      return;
    }
    setTimeout(() => {
      setLines((before) => ({...before, [itemId]: linesOf(order)}));
    }, 800);
  }

  return (
    <Box sx={{width: 280, minHeight: 288}}>
      <SimpleTreeView
        onItemExpansionToggle={(_, itemId, isExpanded) => isExpanded && load(itemId)}
        aria-label="Orders"
      >
        {orders.map(({number}) => (
          <TreeItem key={number} itemId={number} label={number}>
            {lines[number]?.map(({id, quantity, product}) => (
              <TreeItem key={id} itemId={`line-${id}`} label={`${quantity} × ${product}`} />
            )) ?? <TreeItem itemId={`${number}/loading`} label="Loading…" disabled />}
          </TreeItem>
        ))}
      </SimpleTreeView>
    </Box>
  );
}
