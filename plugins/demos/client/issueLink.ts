/** What a report about a crashed demo says. */
export interface CrashReport {
  /** Address of the repository, such as `https://github.com/mui/mui-x`. */
  repository: string;
  /** Name of the demo. */
  name: string;
  /** Path of the demo's source in the repository. */
  path: string;
  /** Address of the page the demo is on. */
  page: string;
  /** Version of the documentation. */
  version: string;
  /** The browser's user agent. */
  browser: string;
  /** Message of the error. */
  message: string;
}

/** Longest error text that goes into the address; browsers and servers refuse very long ones. */
const MAX_MESSAGE = 1500;

/** Address of a new issue, filled in with what is known about a demo's crash. */
export function issueLink(report: CrashReport): string {
  const body = [
    `The demo ${report.name} fails on ${report.page}.`,
    '',
    '### Error',
    '```',
    report.message.slice(0, MAX_MESSAGE),
    '```',
    '',
    '### Steps',
    '1. Open the page.',
    '2. ',
    '',
    '### Environment',
    `- Source: ${report.path}`,
    `- Version: ${report.version}`,
    `- Browser: ${report.browser}`,
  ].join('\n');
  const query = new URLSearchParams({title: `[docs] Demo ${report.name} crashes`, body});
  return `${report.repository}/issues/new?${query.toString()}`;
}
