declare module '@theme/PageAd' {
  import type {ReactNode} from 'react';

  /** The ad of a page; renders nothing unless a plugin provides it. */
  export default function PageAd(): ReactNode;
}

declare module '@theme/SocialImage' {
  import type {ReactNode} from 'react';

  /** Tags that name a page's picture; renders nothing unless a plugin provides it. */
  export default function SocialImage(): ReactNode;
}

declare module '@theme/PageFeedback' {
  import type {ReactNode} from 'react';

  /** The question at the end of a doc page; renders nothing unless a plugin provides it. */
  export default function PageFeedback(): ReactNode;
}

declare module '@theme/ConsentLink' {
  import type {ReactNode} from 'react';

  /** The way back to the consent banner; renders nothing unless a plugin provides it. */
  export default function ConsentLink(): ReactNode;
}

declare module '@theme/ConsentBanner' {
  import type {ReactNode} from 'react';

  /** The consent banner of the site; renders nothing unless a plugin provides it. */
  export default function ConsentBanner(): ReactNode;
}

declare module '@theme/VersionSwitcher' {
  import type {ReactNode} from 'react';

  /** The button that leads to other versions; renders nothing unless a plugin provides it. */
  export default function VersionSwitcher(): ReactNode;
}

declare module '@theme/PageActions' {
  import type {ReactNode} from 'react';

  /** What can be done with a page as a whole; renders nothing unless a plugin provides it. */
  export default function PageActions(): ReactNode;
}

declare module '@theme/PageTwinLink' {
  import type {ReactNode} from 'react';

  /** A link to the page as text, where a demo needs JavaScript; renders nothing unless a plugin provides it. */
  export default function PageTwinLink(): ReactNode;
}

declare module '@theme/OfflineEntry' {
  import type {ReactNode} from 'react';

  /** The way to what is kept on the device; renders nothing unless a plugin provides it. */
  export default function OfflineEntry(): ReactNode;
}
