import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';

/** A table of a page. One that is wider than the page scrolls by itself, also by keyboard. */
export default function ScrollingTable(props: ComponentProps<'table'>): ReactNode {
  const ref = useRef<HTMLTableElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const table = ref.current!;
    const observer = new ResizeObserver(() => setScrolls(table.scrollWidth > table.clientWidth));
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  // What scrolls is reached by keyboard (WCAG 2.1.1); browsers differ in whether they see to it.
  const focusable = scrolls ? {tabIndex: 0} : undefined;
  return <table {...props} ref={ref} {...focusable} />;
}
