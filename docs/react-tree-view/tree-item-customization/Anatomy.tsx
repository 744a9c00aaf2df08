import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {treeItemClasses} from '@mui/x-tree-view/TreeItem';
import {catalog} from '../../_data/catalog';

const parts = {
  content: 'primary.main',
  iconContainer: 'error.main',
  checkbox: 'success.main',
  label: 'warning.main',
  groupTransition: 'text.secondary',
} as const;
type Part = keyof typeof parts;
const names = Object.keys(parts) as Part[];

export default function Anatomy() {
  return (
    <Stack direction={{xs: 'column', sm: 'row'}} spacing={3} sx={{minHeight: 298}}>
      <RichTreeView
        checkboxSelection
        items={catalog.slice(0, 2)}
        defaultExpandedItems={['audio']}
        aria-label="Catalog with outlined parts"
        sx={{
          width: 260,
          ...Object.fromEntries(
            names.map((part) => [
              `& .${treeItemClasses[part]}`,
              {outline: '1px dashed', outlineColor: parts[part], my: '2px'},
            ]),
          ),
        }}
      />
      <Stack component="ul" spacing={0.5} sx={{m: 0, p: 0, listStyle: 'none'}}>
        {names.map((part) => (
          <Box component="li" key={part} sx={{typography: 'body2'}}>
            <Box
              component="span"
              sx={{
                display: 'inline-block',
                width: 20,
                mr: 1,
                borderTop: '2px dashed',
                borderColor: parts[part],
              }}
            />
            {part}
          </Box>
        ))}
      </Stack>
    </Stack>
  );
}
