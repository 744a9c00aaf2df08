import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import {
  GridActionsCell,
  GridActionsCellItem,
  gridEditRowsStateSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type {GridRenderCellParams} from '@mui/x-data-grid';

/** A row of the demo. */
export interface OrderLine {
  id: number;
  customer: string;
  priority: string;
  items: number;
  /** Not saved yet: canceling removes the row. */
  isNew?: boolean;
}

interface OrderActionsProps extends GridRenderCellParams<OrderLine> {
  onRemove: (id: number) => void;
}

/** Edit and delete, or save and cancel while the row is edited. */
export function OrderActions({onRemove, ...params}: OrderActionsProps) {
  const {row} = params;
  const {id} = row;
  const apiRef = useGridApiContext();
  const editing = id in useGridSelector(apiRef, gridEditRowsStateSelector);

  const cancel = () => {
    apiRef.current.stopRowEditMode({id, ignoreModifications: true});
    if (row.isNew) {
      onRemove(id);
    }
  };

  return editing ? (
    <GridActionsCell {...params}>
      <GridActionsCellItem
        icon={<SaveIcon />}
        label="Save"
        onClick={() => apiRef.current.stopRowEditMode({id})}
      />
      <GridActionsCellItem icon={<CloseIcon />} label="Cancel" onClick={cancel} />
    </GridActionsCell>
  ) : (
    <GridActionsCell {...params}>
      <GridActionsCellItem
        icon={<EditIcon />}
        label="Edit"
        onClick={() => apiRef.current.startRowEditMode({id, fieldToFocus: 'customer'})}
      />
      <GridActionsCellItem icon={<DeleteIcon />} label="Delete" onClick={() => onRemove(id)} />
    </GridActionsCell>
  );
}
