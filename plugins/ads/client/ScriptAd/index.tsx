import {useEffect, useRef} from 'react';
import {useAdConfig} from '../AdProvider';
import styles from './styles.module.css';

/** The id by which the network's script finds its own element, and so its place on the page. */
const SCRIPT_ID = '_carbonads_js';

interface ScriptAdProps {
  /** Address of the network's script. */
  src: string;
  /** Label of the click events. */
  label: string;
  /** Whether something else is shown instead. */
  hidden: boolean;
}

/** Loads the network's script once per page view and clears up after it. */
export default function ScriptAd({src, label, hidden}: ScriptAdProps) {
  const host = useRef<HTMLDivElement>(null);
  const {clickSplit} = useAdConfig();

  useEffect(() => {
    const element = host.current;
    // A zero delay lets the second run of effects in strict mode cancel the first.
    const timer = window.setTimeout(() => {
      const script = document.createElement('script');
      script.async = true;
      script.src = src;
      script.id = SCRIPT_ID;
      element?.append(script);
    });
    return () => {
      window.clearTimeout(timer);
      element?.replaceChildren();
    };
  }, [src]);

  return (
    <div
      ref={host}
      className={styles.host}
      hidden={hidden}
      data-analytics-category="ad"
      data-analytics-action="click"
      data-analytics-label={label}
      data-analytics-split={clickSplit}
    />
  );
}
