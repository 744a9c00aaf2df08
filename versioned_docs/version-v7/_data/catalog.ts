/** A department, a group or an article of an electronics wholesaler. */
export interface CatalogItem {
  id: string;
  label: string;
  /** Units in the warehouse; only articles have a number. */
  stock?: number;
  children?: CatalogItem[];
}

/** Three departments with their groups and articles. */
export const catalog: CatalogItem[] = [
  {
    id: 'audio',
    label: 'Audio',
    children: [
      {
        id: 'microphones',
        label: 'Microphones',
        children: [
          {id: 'mic-studio', label: 'Studio microphone', stock: 42},
          {id: 'mic-clip', label: 'Clip microphone', stock: 7},
        ],
      },
      {
        id: 'speakers',
        label: 'Speakers',
        children: [
          {id: 'speaker-monitor', label: 'Studio monitor', stock: 18},
          {id: 'speaker-ceiling', label: 'Ceiling speaker', stock: 64},
        ],
      },
    ],
  },
  {
    id: 'lighting',
    label: 'Lighting',
    children: [
      {id: 'key-light', label: 'Key light', stock: 23},
      {id: 'led-panel', label: 'LED panel', stock: 0},
    ],
  },
  {
    id: 'network',
    label: 'Networking',
    children: [
      {id: 'switch-24', label: 'Switch, 24 ports', stock: 11},
      {id: 'access-point', label: 'Access point', stock: 35},
    ],
  },
];

/** Ids of all items that have children. */
export const catalogBranches = ['audio', 'microphones', 'speakers', 'lighting', 'network'];
