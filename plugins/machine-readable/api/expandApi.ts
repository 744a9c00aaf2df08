import {en} from '../../../src/i18n/en';
import {code, heading, inlineCode, link, paragraph, strong, text} from '../nodes';
import type {Md} from '../types';
import type {ApiDocument, ApiEntry, ApiPlan, ApiSignature} from './types';

/** Reads Markdown of a description. */
type Read = (markdown: string) => Md[];

const PLANS: Record<ApiPlan, string> = {
  community: 'Community',
  pro: en['tag.pro'],
  premium: en['tag.premium'],
};

const list = (items: Md[][]): Md => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((children) => ({type: 'listItem', spread: false, children})),
});

/** Joins with a separator: paragraphs of facts. */
const joined = (parts: Md[][], separator: string): Md[] =>
  parts.flatMap((part, index) => (index > 0 ? [text(separator), ...part] : part));

/** Description blocks: a first paragraph goes on the line that it describes. */
function described(head: Md[], description: string | undefined, read: Read): Md[] {
  const blocks = description ? read(description) : [];
  const [first, ...rest] = blocks;
  return first?.type === 'paragraph'
    ? [paragraph(...head, text(' '), ...(first.children ?? [])), ...rest]
    : [paragraph(...head), ...blocks];
}

function signatureText({typeParameters, parameters, returns}: ApiSignature): string {
  const generic = typeParameters ? `<${typeParameters.join(', ')}>` : '';
  const names = parameters.map(
    ({name, type, optional}) => `${name}${optional ? '?' : ''}: ${type}`,
  );
  return `${generic}(${names.join(', ')}) => ${returns.type}`;
}

/** A callable form in one line, unless the type says the same, then the parameters that have a description. */
function signatureItems(signature: ApiSignature, type: string | undefined, read: Read): Md[] {
  const {parameters, returns} = signature;
  const call = signatureText(signature);
  const items = [
    ...parameters.flatMap(({name, description}) =>
      description ? [described([inlineCode(name), text(':')], description, read)] : [],
    ),
    ...(returns.description ? [described([text('Returns:')], returns.description, read)] : []),
  ];
  return [
    ...(call === type ? [] : [paragraph(text('Call: '), inlineCode(call))]),
    ...(items.length > 0 ? [list(items)] : []),
  ];
}

/** An entry as an item of a list: name, type and facts, then what it is for. */
export function entryItem(entry: ApiEntry, read: Read): Md[] {
  const facts: Md[][] = [
    ...(entry.type && !entry.fullType ? [[inlineCode(entry.type)]] : []),
    ...(entry.fullType ? [[inlineCode(entry.fullType)]] : []),
    ...(entry.className ? [[inlineCode(`.${entry.className}`)]] : []),
    ...(entry.required ? [[text('required')]] : []),
    ...(entry.default ? [[text('default '), inlineCode(entry.default)]] : []),
    ...(entry.plan ? [[text(PLANS[entry.plan])]] : []),
    ...(entry.state ? [[text('state class')]] : []),
    ...(entry.exported === false ? [[text('not exported')]] : []),
    ...(entry.deprecated ? [[text('deprecated')]] : []),
    ...(entry.since ? [[text(`since ${entry.since}`)]] : []),
    ...Object.entries(entry.notes ?? {}).map(([label, value]) => [
      text(`${label} `),
      inlineCode(value),
    ]),
  ];
  const head = [
    strong(entry.name),
    ...(facts.length > 0 ? [text(': '), ...joined(facts, ', ')] : []),
    text('.'),
  ];
  return [
    ...described(head, entry.description, read),
    ...(entry.deprecated ? described([text('Deprecated:')], entry.deprecated, read) : []),
    ...(entry.signatures ?? []).flatMap((signature) => signatureItems(signature, entry.type, read)),
  ];
}

function facts(page: ApiDocument): Md[] {
  const inherited = page.inherited.filter(({count}) => count > 0);
  const rows: Md[][] = [
    ...(page.ref ? [[inlineCode('ref'), text(' gives '), inlineCode(page.ref), text('.')]] : []),
    ...(page.themeName
      ? [
          [
            text('Default props in a theme: '),
            inlineCode(`components.${page.themeName}`),
            text('.'),
          ],
        ]
      : []),
    ...(page.api
      ? [[inlineCode('apiRef'), text(' gives '), link(page.api.url, page.api.title)]]
      : []),
    ...(inherited.length > 0
      ? [
          [
            text('Also takes over: '),
            ...joined(
              inherited.map((item) => [
                text(`${item.count} of `),
                inlineCode(item.interface),
                text(` (${item.package})`),
              ]),
              ', ',
            ),
            text('.'),
          ],
        ]
      : []),
  ];
  return rows.length > 0 ? [list(rows.map((row) => [paragraph(...row)]))] : [];
}

function removedItem({
  name,
  kind,
  removedIn,
  type,
  instead,
}: NonNullable<ApiDocument['removed']>[number]): Md[] {
  const facts: Md[][] = [
    [text(`${kind}, removed in ${removedIn}`)],
    ...(instead ? [[text('instead '), inlineCode(instead)]] : []),
    ...(type ? [[text('was '), inlineCode(type)]] : []),
  ];
  return [paragraph(strong(name), text(': '), ...joined(facts, ', '), text('.'))];
}

/** A page of the API reference as Markdown, below its title. */
export function expandApi(page: ApiDocument, read: Read): Md[] {
  const callout = (label: string, markdown: string): Md => ({
    type: 'blockquote',
    children: [paragraph(strong(label)), ...read(markdown)],
  });
  return [
    ...(page.deprecated ? [callout('Deprecated', page.deprecated)] : []),
    ...(page.exportName
      ? [
          callout(
            'Unstable',
            `It is exported as \`${page.exportName}\` and may change in a minor release.`,
          ),
        ]
      : []),
    ...(page.description ? read(page.description) : []),
    ...(page.typeParameters
      ? [paragraph(text('Type parameters: '), inlineCode(page.typeParameters.join(', ')))]
      : []),
    ...(page.imports.length > 0 ? [heading(2, 'Import'), code('ts', importCode(page))] : []),
    ...(page.guides.length > 0
      ? [
          paragraph(
            text('Shown in '),
            ...joined(
              page.guides.map(({url, title}) => [link(url, title)]),
              ', ',
            ),
            text('.'),
          ),
        ]
      : []),
    ...page.sections.flatMap((section) => [
      heading(2, section.title),
      ...(section.description ? read(section.description) : []),
      list(section.entries.map((entry) => entryItem(entry, read))),
    ]),
    ...(page.alsoAccepts.length > 0
      ? [heading(2, 'More props'), list(page.alsoAccepts.map((entry) => entryItem(entry, read)))]
      : []),
    ...(page.removed ? [heading(2, 'Removed'), list(page.removed.map(removedItem))] : []),
    ...(page.groups ?? []).flatMap(({title, links}) => [
      heading(2, title),
      list(
        links.map(({url, title: label, plan}) => [
          paragraph(
            link(url, label),
            ...(plan && plan !== 'community' ? [text(` (${PLANS[plan]})`)] : []),
          ),
        ]),
      ),
    ]),
    ...facts(page),
  ];
}

function importCode({imports}: ApiDocument): string {
  return imports
    .map(({statement, plan}) => (imports.length > 1 ? `${statement} // ${PLANS[plan]}` : statement))
    .join('\n');
}
