import Box from '@mui/material/Box';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {units, type Unit} from '../../../_data/teams';

const getId = (unit: Unit) => unit.code;
const getLabel = (unit: Unit) => `${unit.name} (${unit.head})`;
const getChildren = (unit: Unit) => unit.units;

export default function DirectoryUnits() {
  return (
    <Box sx={{width: 320, minHeight: 224}}>
      <RichTreeView
        items={units}
        getItemId={getId}
        getItemLabel={getLabel}
        getItemChildren={getChildren}
        defaultExpandedItems={['ENG']}
        aria-label="Departments"
      />
    </Box>
  );
}
