import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Fault} from '../demos/fault';
import {checkBody} from './checkBody';
import {checkFrontMatter, type FieldFault} from './checkFrontMatter';
import {findLine} from './findLine';
import type {PageNode} from '../../src/navigation';

/** What is checked of a page. */
export interface PageSource {
  /** File, from the root of the repository. */
  readonly file: string;
  /** Path of the page in its folder, without the ending. */
  readonly docId: string;
  readonly source: string;
  /** The page's node in the navigation, if its marks are to be compared. */
  readonly node?: PageNode;
}

/** A page is a folder, and its file is named as the folder. */
function checkPlace(docId: string): Omit<Fault, 'file'>[] {
  const [name, folder] = docId.split('/').reverse();
  if (name === folder) {
    return [];
  }
  return [
    {
      line: 1,
      message: `is not named as its folder: expected ${folder ?? name}.mdx.`,
      remedy: `Move it to ${docId}/${name}.mdx, or rename it.`,
    },
  ];
}

/** Front-matter faults with their lines; YAML that cannot be read is one. */
async function checkFields({file, source, node}: PageSource): Promise<Omit<Fault, 'file'>[]> {
  let faults: FieldFault[];
  try {
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
      filePath: file,
      fileContent: source,
    });
    faults = checkFrontMatter(frontMatter, node);
  } catch (error) {
    const {reason, mark} = error as {reason?: string; mark?: {line?: number}};
    return [
      {
        line: (mark?.line ?? 0) + 1,
        message: `has front matter that is not YAML: ${reason ?? String(error)}.`,
        remedy: 'Put values with special characters in quotes.',
      },
    ];
  }
  return faults.map(({field, message, remedy}) => ({
    line: findLine(source, field),
    message: `${field.join('.')}: ${message}`,
    remedy,
  }));
}

/** All faults of a page: its place, its front matter, its text. */
export async function checkPage(page: PageSource): Promise<Fault[]> {
  const source = page.source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  return [
    ...checkPlace(page.docId),
    ...(await checkFields({...page, source})),
    ...checkBody(source),
  ].map((fault) => ({file: page.file, ...fault}));
}
