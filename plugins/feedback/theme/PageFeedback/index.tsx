import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Feedback from '../../client/Feedback';

/** The question at the end of a doc page; each page has its own. */
export default function PageFeedback(): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const {metadata} = useDoc();
  const {label} = useDocsVersion();
  const {title} = metadata;
  // Some pages name their path without the slash that their address ends in.
  const path = metadata.permalink.replace(/\/*$/, '/');
  return <Feedback key={path} title={title} path={path} origin={url} version={label} />;
}
