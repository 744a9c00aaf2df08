/** A file or a folder of a project. */
export interface FileItem {
  id: string;
  label: string;
  /** Bytes; folders have none. */
  size?: number;
  /** Whether it may only be read. */
  readOnly?: boolean;
  children?: FileItem[];
}

/** The files of a small web project. */
export const projectFiles: FileItem[] = [
  {
    id: 'src',
    label: 'src',
    children: [
      {
        id: 'components',
        label: 'components',
        children: [
          {id: 'price-tag', label: 'PriceTag.tsx', size: 2140},
          {id: 'order-form', label: 'OrderForm.tsx', size: 6820},
        ],
      },
      {id: 'app', label: 'App.tsx', size: 1980},
      {id: 'api', label: 'api.ts', size: 3410},
    ],
  },
  {
    id: 'public',
    label: 'public',
    children: [
      {id: 'logo', label: 'logo.svg', size: 940},
      {id: 'robots', label: 'robots.txt', size: 68},
    ],
  },
  {
    id: 'vendor',
    label: 'vendor',
    readOnly: true,
    children: [{id: 'fonts', label: 'fonts.css', size: 1210}],
  },
  {id: 'readme', label: 'README.md', size: 5230},
];
