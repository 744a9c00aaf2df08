/** A right that a role can have, or a group of rights. */
export interface Permission {
  id: string;
  label: string;
  children?: Permission[];
}

/** Rights in a shop's back office, in three groups. */
export const permissions: Permission[] = [
  {
    id: 'orders',
    label: 'Orders',
    children: [
      {id: 'orders.view', label: 'View orders'},
      {id: 'orders.edit', label: 'Edit orders'},
      {id: 'orders.refund', label: 'Refund payments'},
    ],
  },
  {
    id: 'catalog',
    label: 'Catalog',
    children: [
      {id: 'catalog.view', label: 'View products'},
      {id: 'catalog.price', label: 'Change prices'},
    ],
  },
  {
    id: 'staff',
    label: 'Staff',
    children: [
      {id: 'staff.view', label: 'View accounts'},
      {id: 'staff.invite', label: 'Invite people'},
    ],
  },
];
