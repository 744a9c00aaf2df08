import Box from '@mui/material/Box';
import {RichTreeViewPro} from '@mui/x-tree-view-pro/RichTreeViewPro';
import {catalog, catalogBranches} from '../../../_data/catalog';

const groups = new Set(catalogBranches);

export default function ArticlesMove() {
  return (
    <Box sx={{width: 280, minHeight: 224}}>
      <RichTreeViewPro
        itemsReordering
        items={catalog}
        isItemReorderable={(itemId) => !groups.has(itemId)}
        canMoveItemToNewPosition={({newPosition}) =>
          newPosition.parentId !== null && groups.has(newPosition.parentId)
        }
        defaultExpandedItems={['lighting', 'network']}
        aria-label="Catalog"
      />
    </Box>
  );
}
