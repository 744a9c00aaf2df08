declare module '@generated/lazy-routes/sections' {
  import type {SectionTable} from '@site/plugins/lazy-routes/types';

  /** Folder of each section and what loads its table. */
  const sections: ReadonlyArray<readonly [string, () => Promise<{default: SectionTable}>]>;
  export default sections;
}

declare module '@generated/routes' {
  import type {RouteConfig} from 'react-router-config';

  /** Children of the routes whose pages come by section, by route key. */
  export const children: Record<string, RouteConfig[]>;
}
