import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {RichTreeViewPro} from '@mui/x-tree-view-pro/RichTreeViewPro';
import {archiveSource, type ArchiveNode} from '../../../_data/archiveTree';
import {createFolderServer} from '../../../_data/folderServer';

const dataSource = archiveSource(createFolderServer());
const projects: ArchiveNode[] = [
  {id: 'Harbor Hall', label: 'Harbor Hall', count: 4},
  {id: 'Tram Depot', label: 'Tram Depot', count: 4},
];

export default function LoadLog() {
  const [lines, setLines] = useState<string[]>([]);

  return (
    <Box sx={{width: 320, minHeight: 288}}>
      <RichTreeViewPro
        items={projects}
        dataSource={dataSource}
        defaultExpandedItems={['Harbor Hall']}
        onItemsLazyLoaded={({items, parentId, isCacheHit}) => {
          const from = isCacheHit ? 'cache' : 'server';
          setLines((before) => [`${parentId}: ${items.length} from the ${from}`, ...before]);
        }}
        aria-label="Archive"
      />
      <Box role="log" sx={{mt: 1}}>
        {lines.slice(0, 3).map((line, index) => (
          <Typography key={lines.length - index} variant="body2">
            {line}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
