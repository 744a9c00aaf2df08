// Wraps @docusaurus/theme-classic 3.10.2 MDXComponents: adds the components that pages use without importing them.
import type {ReactNode} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import CodeFence from '@site/plugins/demos/theme/CodeFence';
import ScrollingTable from '@site/src/components/ScrollingTable';
import {PlanMark} from '@site/src/components/Tags';

/** The mark of a paid plan, in text and tables; in headings a remark plugin replaces it. */
function Plan({name}: {readonly name: 'pro' | 'premium'}): ReactNode {
  return <PlanMark plan={name} />;
}

export default {...MDXComponents, CodeFence, Plan, table: ScrollingTable};
