import {variantHash} from '../demos/client/demoAnchor';
import {CODE_STYLINGS, type CodeStyling} from '../demos/types';
import {code, inlineCode, link, paragraph, strong, text} from './nodes';
import type {DemoFileText, DemoText, ExpandContext, Md, TwinLanguage} from './types';

const STYLING_NAMES: Record<CodeStyling, string> = {
  system: 'styled by the component library',
  css: 'styled by a style sheet',
  tailwind: 'styled by Tailwind',
};

/** A file as a fenced block under its name, in JavaScript where that is asked for and exists. */
export function fileBlock(file: DemoFileText, language: TwinLanguage, folder = ''): Md {
  const isJs = language === 'js' && file.js !== undefined;
  const name = (isJs ? file.name.replace(/\.tsx?$/, '.js') : file.name).replace(/^(\.\.?\/)+/, '');
  const extension = isJs && file.name.endsWith('x') ? 'jsx' : (name.split('.').at(-1) ?? 'text');
  return code(extension, isJs ? (file.js ?? '') : file.ts, folder + name);
}

/** The files that more than one demo of a page imports, by path. */
export function sharedFiles(demos: Iterable<DemoText>): Map<string, DemoFileText> {
  const users = new Map<string, Set<string>>();
  const files = new Map<string, DemoFileText>();
  for (const {name, stylings} of demos) {
    for (const file of stylings.flatMap((styling) => styling.files)) {
      users.set(file.path, (users.get(file.path) ?? new Set()).add(name));
      files.set(file.path, file);
    }
  }
  return new Map([...files].filter(([path]) => (users.get(path)?.size ?? 0) > 1));
}

/** A demo as text: its name, where it runs in either language, and its code, styling by styling. */
export function expandDemo(demo: DemoText, context: ExpandContext): Md[] {
  const {url, language, shared} = context;
  const names = demo.stylings.map(({styling}) => styling);
  const stylings = CODE_STYLINGS.filter((name) => names.includes(name));
  return demo.stylings.flatMap(({styling, files}) => {
    const at = (shown: TwinLanguage) => url + variantHash(demo.name, shown, styling, stylings);
    const how = stylings.length > 1 ? `, ${STYLING_NAMES[styling]}` : '';
    const folder = files[0]?.name === `${styling}.tsx` ? `${demo.name}/` : '';
    const elsewhere = files.filter((file) => shared.has(file.path));
    return [
      paragraph(
        strong(`Demo: ${demo.label}${how}`),
        text(' (live in '),
        link(at('ts'), 'TypeScript'),
        text(' and '),
        link(at('js'), 'JavaScript'),
        text(')'),
        ...(elsewhere.length > 0 ? [text('; at the end of this page: ')] : []),
        ...elsewhere.flatMap((file, index) => [
          ...(index > 0 ? [text(', ')] : []),
          inlineCode(file.name.replace(/^(\.\.?\/)+/, '')),
        ]),
      ),
      ...files
        .filter((file) => !shared.has(file.path))
        .map((file) => fileBlock(file, language, file.name.startsWith('..') ? '' : folder)),
    ];
  });
}
