// Ejects @docusaurus/theme-classic 3.10.2 CodeBlock: fences are highlighted at build time by plugins/demos,
// so what is left for the browser is plain code that a component hands over; no highlighter is loaded for it.
import {Children, type ReactNode} from 'react';
import CodeFence from '@site/plugins/demos/theme/CodeFence';

interface Props {
  children?: ReactNode;
  language?: string;
  title?: ReactNode;
  className?: string;
}

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

export default function CodeBlock({children, language, title, className}: Props): ReactNode {
  const text = Children.toArray(children)
    .filter((child) => typeof child === 'string')
    .join('');
  return (
    <CodeFence
      language={language ?? /language-(\S+)/.exec(className ?? '')?.[1] ?? 'text'}
      title={typeof title === 'string' ? title : undefined}
      html={escape(text.replace(/\n$/, ''))}
    />
  );
}
