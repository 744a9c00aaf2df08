import type {ReactNode} from 'react';
import type {AdapterKey} from './adapters';
import {useAdapter} from './useAdapter';

interface Props {
  /** The libraries that the content is for. */
  readonly of: AdapterKey | readonly AdapterKey[];
  readonly children: ReactNode;
}

/**
 * A part of a page for some date libraries: there when the visitor chose one of them. What is not shown is not mounted, so
 * that the library behind its demos is not loaded. No headings in it: the table of contents knows nothing of the choice.
 */
export default function WithAdapter({of, children}: Props): ReactNode {
  const [chosen] = useAdapter();
  return [of].flat().includes(chosen) ? children : null;
}
