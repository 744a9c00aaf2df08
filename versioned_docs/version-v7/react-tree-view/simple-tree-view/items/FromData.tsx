import Box from '@mui/material/Box';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';
import {units, type Unit} from '../../../_data/teams';

const renderUnit = (unit: Unit) => (
  <TreeItem key={unit.code} itemId={unit.code} label={unit.name}>
    {unit.units?.map(renderUnit)}
  </TreeItem>
);

export default function FromData() {
  return (
    <Box sx={{width: 280, minHeight: 224}}>
      <SimpleTreeView defaultExpandedItems={['ENG']} aria-label="Departments">
        {units.map(renderUnit)}
      </SimpleTreeView>
    </Box>
  );
}
