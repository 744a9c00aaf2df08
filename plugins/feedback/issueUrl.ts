/** What an issue about a page says. */
export interface PageReport {
  /** Address of the form for a new issue. */
  form: string;
  labels: readonly string[];
  title: string;
  /** Address of the page, without a hash. */
  page: string;
  /** Heading that the reader was at, and its id; the page's beginning has none. */
  section?: {text: string; id: string};
  /** Version of the documentation. */
  version: string;
}

/** Address of a new issue that says which page, section and version it is about. */
export function issueUrl({form, labels, title, page, section, version}: PageReport): string {
  const body = [
    `- Page: ${page}${section ? `#${section.id}` : ''}`,
    ...(section ? [`- Section: ${section.text}`] : []),
    `- Version: ${version}`,
    '',
    '### What is missing, wrong or unclear?',
    '',
    '',
  ].join('\n');
  const query = new URLSearchParams({title: `[docs] ${title}: `, body});
  if (labels.length > 0) {
    query.set('labels', labels.join(','));
  }
  return `${form}?${query.toString()}`;
}
