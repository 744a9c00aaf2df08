import type {ReactNode} from 'react';
import Box from '@mui/material/Box';

/** Roles for content with controls or a table: a detail panel lies among the rows of a grid. */
export default function Panel({children}: {children: ReactNode}) {
  return (
    <div role="row">
      <Box role="gridcell" sx={{p: 2}}>
        {children}
      </Box>
    </div>
  );
}
