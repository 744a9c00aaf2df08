import type {ReactNode} from 'react';

/** Outlines of the toolbar's icons, drawn on a grid of 24. */
const PATHS = {
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  copied: 'M5 12.5l4.5 4.5L19 7',
  reset: 'M4 12a8 8 0 1 0 2.6-5.9M4 4v4.5h4.5',
  focus: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M12 9v6M9 12h6',
  stackblitz: 'M13 3L5 14h6l-1 7 9-12h-6.5z',
  codesandbox: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  source: 'M8.5 7L4 12l4.5 5M15.5 7l4.5 5-4.5 5M13.5 5l-3 14',
  playground: 'M12 5H5v14h14v-7M15 4h5v5M20 4l-8 8',
} as const;

/** Name of an icon. */
export type IconName = keyof typeof PATHS;

/** An icon of 18 px in the color of the text. Hidden from assistive technology: the button has the name. */
export function Icon({name}: {name: IconName}): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" focusable="false">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
