import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {BuildReportData} from '../types';

/** The report of the build that is shown: nothing while it loads, `null` when it cannot be had. */
export function useReport(): BuildReportData | null | undefined {
  const address = useBaseUrl('/about/build/report.json');
  const [report, setReport] = useState<BuildReportData | null>();
  useEffect(() => {
    const stop = new AbortController();
    fetch(address, {signal: stop.signal})
      .then(async (response) => {
        if (!response.ok) throw new Error(String(response.status));
        setReport((await response.json()) as BuildReportData);
      })
      .catch(() => stop.signal.aborted || setReport(null));
    return () => stop.abort();
  }, [address]);
  return report;
}
