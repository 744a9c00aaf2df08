// Wraps @docusaurus/theme-classic 3.10.2 MDXComponents: adds the components that pages use without importing them.
import MDXComponents from '@theme-original/MDXComponents';
import CodeFence from '@site/plugins/demos/theme/CodeFence';
import Demo from '@site/plugins/demos/theme/Demo';

export default {...MDXComponents, CodeFence, Demo};
