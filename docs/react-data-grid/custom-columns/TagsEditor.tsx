import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import {useGridApiContext} from '@mui/x-data-grid';
import type {GridRenderEditCellParams} from '@mui/x-data-grid';
import {useEffect, useRef, useState} from 'react';
import {productTags} from '../../_data/products';
import type {Product, ProductTag} from '../../_data/products';

/** A list of check marks in place of the cell; Enter and Escape are its own while the list is open. */
export function TagsEditor({
  id,
  field,
  value = [],
  hasFocus,
  colDef,
}: GridRenderEditCellParams<Product, ProductTag[], string>) {
  const apiRef = useGridApiContext();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(true);

  useEffect(() => {
    if (hasFocus) {
      input.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      fullWidth
      size="small"
      limitTags={1}
      options={productTags}
      value={value}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(_event, next) => apiRef.current.setEditCellValue({id, field, value: next})}
      onKeyDown={(event) => {
        if (open && (event.key === 'Enter' || event.key === 'Escape')) {
          event.stopPropagation();
        }
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={input}
          variant="standard"
          slotProps={{htmlInput: {...params.inputProps, 'aria-label': colDef.headerName}}}
        />
      )}
    />
  );
}
