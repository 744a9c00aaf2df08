import DraftsIcon from '@mui/icons-material/DraftsOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import LabelIcon from '@mui/icons-material/Label';
import SendIcon from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import type {SvgIconProps} from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem, treeItemClasses, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import type {ComponentType} from 'react';

interface FolderProps extends Omit<TreeItemProps, 'label'> {
  icon: ComponentType<SvgIconProps>;
  name: string;
  unread?: number;
  color?: SvgIconProps['color'];
}

function Folder({icon: Icon, name, unread, color = 'action', ...props}: FolderProps) {
  const label = (
    <Box sx={{display: 'flex', alignItems: 'center', gap: 1}}>
      <Icon fontSize="small" color={color} />
      <Typography variant="body2" sx={{flex: 1, fontWeight: unread ? 700 : 400}}>
        {name}
      </Typography>
      {unread && <Typography variant="caption">{unread} unread</Typography>}
    </Box>
  );
  return <TreeItem {...props} label={label} />;
}

export default function Mailbox() {
  return (
    <SimpleTreeView
      defaultExpandedItems={['inbox']}
      defaultSelectedItems="inbox"
      aria-label="Mail folders"
      sx={{
        width: 300,
        minHeight: 192,
        [`& .${treeItemClasses.content}`]: {
          borderStartEndRadius: 16,
          borderEndEndRadius: 16,
          borderStartStartRadius: 0,
          borderEndStartRadius: 0,
        },
      }}
    >
      <Folder itemId="inbox" icon={InboxIcon} name="Inbox" unread={12}>
        <Folder itemId="orders" icon={LabelIcon} name="Orders" unread={9} color="success" />
        <Folder itemId="invoices" icon={LabelIcon} name="Invoices" color="warning" />
        <Folder itemId="returns" icon={LabelIcon} name="Returns" unread={3} color="error" />
      </Folder>
      <Folder itemId="drafts" icon={DraftsIcon} name="Drafts" />
      <Folder itemId="sent" icon={SendIcon} name="Sent" />
    </SimpleTreeView>
  );
}
