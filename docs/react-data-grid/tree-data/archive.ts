/** A file or folder of a shared drive. */
export interface DriveItem {
  id: number;
  /** Names from the root down to the item. */
  path: string[];
  /** Kilobytes; folders have none. */
  size: number | null;
  owner: string;
}

/** A shared drive: each folder is a row of its own. */
export const driveItems: readonly DriveItem[] = [
  {id: 1, path: ['Contracts'], size: null, owner: 'Ines Duarte'},
  {id: 2, path: ['Contracts', '2025'], size: null, owner: 'Ines Duarte'},
  {id: 3, path: ['Contracts', '2025', 'Nordlys Hotels.pdf'], size: 412, owner: 'Omar Haddad'},
  {id: 4, path: ['Contracts', '2025', 'Kumo Systems.pdf'], size: 388, owner: 'Omar Haddad'},
  {id: 5, path: ['Contracts', '2026'], size: null, owner: 'Ines Duarte'},
  {id: 6, path: ['Contracts', '2026', 'Mistral Events.pdf'], size: 427, owner: 'Lena Brandt'},
  {id: 7, path: ['Invoices'], size: null, owner: 'Lena Brandt'},
  {id: 8, path: ['Invoices', 'January.xlsx'], size: 96, owner: 'Lena Brandt'},
  {id: 9, path: ['Invoices', 'February.xlsx'], size: 104, owner: 'Pedro Nunes'},
  {id: 10, path: ['Logo.svg'], size: 12, owner: 'Aiko Mori'},
];

/** Where an item is in the tree. Outside of components, so that it stays the same function. */
export const getPath = (item: DriveItem) => item.path;
