import type {ApiDocument, ApiEntry, ApiSignature} from '../api/types';
import type {FoundEntry} from './findApi';

const lines = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join('\n');

function signature({parameters, returns}: ApiSignature): string {
  const list = parameters.map(
    ({name, type, optional, description}) =>
      `- ${name}${optional ? '?' : ''}: ${type}${description ? ` – ${description}` : ''}`,
  );
  return lines(
    'Parameters:',
    ...list,
    `Returns: ${returns.type} ${returns.description ?? ''}`.trim(),
  );
}

/** An entry with all its facts. */
export function formatEntry({document, entry}: FoundEntry): string {
  return lines(
    `# ${document.name}.${entry.name} (${entry.kind})`,
    `Page: ${document.url}`,
    `Entry: ${entry.url}`,
    `Package: ${document.package} ${document.packageVersion}`,
    entry.type && `Type: ${entry.fullType ?? entry.type}`,
    entry.required && 'Required',
    entry.default && `Default: ${entry.default}`,
    entry.plan && `Needs the ${entry.plan === 'pro' ? 'Pro' : 'Premium'} plan`,
    entry.className && `CSS class: .${entry.className}`,
    entry.state && 'A state class',
    entry.exported === false && 'Not exported',
    entry.deprecated && `Deprecated: ${entry.deprecated}`,
    ...Object.entries(entry.notes ?? {}).map(([label, value]) => `${label}: ${value}`),
    entry.description && `\n${entry.description}`,
    ...(entry.signatures ?? []).map((item) => `\n${signature(item)}`),
  );
}

const short = ({name, required, deprecated}: ApiEntry) =>
  `${name}${required ? ' (required)' : ''}${deprecated ? ' (deprecated)' : ''}`;

/** A page of the reference as the names on it: enough to ask for one. */
export function formatOutline(document: ApiDocument): string {
  return lines(
    `# ${document.name}`,
    document.description,
    `Page: ${document.url}`,
    `Markdown: ${document.markdown}`,
    `Package: ${document.package} ${document.packageVersion}`,
    ...document.imports.map(({statement}) => statement),
    document.deprecated && `Deprecated: ${document.deprecated}`,
    ...document.sections.map(
      ({title, entries}) => `\n## ${title} (${entries.length})\n${entries.map(short).join(', ')}`,
    ),
    ...(document.groups ?? []).map(
      ({title, links}) => `\n## ${title}\n${links.map((link) => link.title).join(', ')}`,
    ),
    document.sections.length > 0 &&
      `\nRead one entry with read_api, name "${document.name}.<entry>", or everything with read_page.`,
  );
}
