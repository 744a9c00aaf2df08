import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {useTreeItemModel} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, TreeItemLabel, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {units, type Unit} from '../../_data/teams';

interface TwoLinesLabelProps {
  children: string;
  className: string;
  head?: string;
}

function TwoLinesLabel({children, head, ...props}: TwoLinesLabelProps) {
  return (
    <TreeItemLabel {...props}>
      {children}
      <Typography variant="caption" component="div" color="textSecondary">
        {head}
      </Typography>
    </TreeItemLabel>
  );
}

function UnitItem(props: TreeItemProps) {
  const unit = useTreeItemModel<Unit>(props.itemId);
  const label = {head: unit?.head, className: 'unit-label'};
  return <TreeItem {...props} slots={{label: TwoLinesLabel}} slotProps={{label}} />;
}

const getId = (unit: Unit) => unit.code;
const getLabel = (unit: Unit) => unit.name;
const getChildren = (unit: Unit) => unit.units;

export default function TwoLines() {
  return (
    <Box sx={{width: 280, minHeight: 260}}>
      <RichTreeView
        items={units}
        getItemId={getId}
        getItemLabel={getLabel}
        getItemChildren={getChildren}
        slots={{item: UnitItem}}
        defaultExpandedItems={['ENG']}
        aria-label="Departments"
      />
    </Box>
  );
}
