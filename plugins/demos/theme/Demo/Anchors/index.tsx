import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {demoAnchors} from '../../../client/demoAnchor';
import type {CodeStyling} from '../../../types';
import styles from './styles.module.css';

interface Props {
  name: string;
  stylings: readonly CodeStyling[];
}

/** Places for links to a variant, so that the browser itself scrolls there, scripts or not. */
export function Anchors({name, stylings}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const ids = demoAnchors(name, stylings);
  [name, ...ids].forEach((id) => collectAnchor(id));
  return ids.map((id) => <span key={id} id={id} className={styles.anchor} />);
}
