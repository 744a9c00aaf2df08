import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import FolderOpenIcon from '@mui/icons-material/FolderOpenOutlined';
import Box from '@mui/material/Box';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function ChapterIcons() {
  return (
    <Box sx={{width: 280, minHeight: 160}}>
      <SimpleTreeView
        slots={{expandIcon: FolderIcon, collapseIcon: FolderOpenIcon, endIcon: BookmarkIcon}}
        defaultExpandedItems={['arriving']}
        aria-label="Handbook"
      >
        <TreeItem itemId="arriving" label="Arriving">
          <TreeItem itemId="first-day" label="Your first day" />
          <TreeItem itemId="equipment" label="Equipment" />
        </TreeItem>
        <TreeItem itemId="working" label="Working">
          <TreeItem itemId="hours" label="Hours" />
        </TreeItem>
        <TreeItem itemId="contacts" label="Contacts" slots={{icon: PhoneIcon}} />
      </SimpleTreeView>
    </Box>
  );
}
