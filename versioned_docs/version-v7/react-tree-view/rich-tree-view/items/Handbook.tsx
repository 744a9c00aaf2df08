import Box from '@mui/material/Box';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

interface Chapter {
  slug: string;
  title: string;
  draft?: boolean;
  children?: Chapter[];
}

const chapters: Chapter[] = [
  {
    slug: 'start',
    title: 'First day',
    children: [
      {slug: 'keys', title: 'Keys and accounts'},
      {slug: 'tour', title: 'Tour of the house', draft: true},
    ],
  },
  {slug: 'leave', title: 'Leave'},
];

export default function Handbook() {
  return (
    <Box sx={{minHeight: 260, width: '100%', maxWidth: 320}}>
      <RichTreeView
        aria-label="Handbook"
        items={chapters}
        getItemId={(chapter: Chapter) => chapter.slug}
        getItemLabel={(chapter: Chapter) => chapter.title}
        isItemDisabled={(chapter: Chapter) => Boolean(chapter.draft)}
        defaultExpandedItems={['start']}
      />
    </Box>
  );
}
