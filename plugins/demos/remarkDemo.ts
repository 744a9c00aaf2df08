import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {toPosix} from './collectFiles';
import {DemoError, type Fault} from './fault';
import {
  identifierAttribute,
  importNode,
  jsonAttribute,
  walk,
  type MdFile,
  type MdNode,
} from './mdast';
import {parseDemoTag} from './parseDemoTag';
import {checkEntry, findEntry, type DemoEntry} from './readDemo';

/** Options of the remark plugin. */
export interface RemarkDemoOptions {
  /** Root of the repository, absolute. */
  siteDir: string;
}

/**
 * Remark plugin: checks every `<Demo file="./Name.tsx" />` and gives it the module of its demo as
 * the prop `demo`.
 *
 * @throws {DemoError} With every fault of the page.
 */
export default function remarkDemo({siteDir}: RemarkDemoOptions) {
  return (root: MdNode, file: MdFile): void => {
    const page = toPosix(path.relative(siteDir, file.path));
    const faults: Fault[] = [];
    const requests: string[] = [];
    const names = new Map<string, number>();

    walk(root, (node) => {
      if (node.name !== 'Demo' || !/^mdxJsx(Flow|Text)Element$/.test(node.type)) {
        return;
      }
      const line = node.position?.start.line;
      const fault = (message: string, remedy: string) =>
        faults.push({file: page, line, message, remedy});
      if (node.type === 'mdxJsxTextElement') {
        fault('<Demo> stands inside a paragraph.', 'Put it on lines of its own.');
      }
      const tag = parseDemoTag(node);
      faults.push(...tag.faults.map((found) => ({file: page, ...found})));
      if (tag.file === undefined) {
        return;
      }
      const entry = resolveDemo(tag.file, file.path, siteDir);
      if ('message' in entry) {
        fault(entry.message, entry.remedy);
        return;
      }
      const before = names.get(entry.name);
      if (before !== undefined) {
        fault(
          `shows a second demo named ${entry.name}; the first is on line ${before}.`,
          'Names are link targets in a page: give one of them another name.',
        );
      }
      names.set(entry.name, line ?? 0);
      faults.push(...checkEntry(entry, siteDir));

      const identifier = `demo$${requests.length}`;
      requests.push(requestOf(entry, path.dirname(file.path)));
      node.type = 'mdxJsxFlowElement';
      node.attributes = [
        identifierAttribute('demo', identifier),
        ...Object.entries(tag.options).map(([name, value]) => jsonAttribute(name, value)),
      ];
    });

    if (faults.length > 0) {
      throw new DemoError(`${page} cannot be compiled`, faults);
    }
    if (requests.length > 0) {
      // Not among the components of all pages: one of text alone does not load it.
      root.children?.unshift(importNode('Demo', '@theme/Demo'));
    }
    root.children?.unshift(
      ...requests.map((request, index) => importNode(`demo$${index}`, request)),
    );
  };
}

function resolveDemo(
  written: string,
  page: string,
  siteDir: string,
): DemoEntry | Pick<Fault, 'message' | 'remedy'> {
  if (!/^\.\.?\//.test(written)) {
    return {
      message: `file "${written}" is not a relative path.`,
      remedy: 'Start it with ./ beside the page.',
    };
  }
  const target = path.resolve(path.dirname(page), written);
  const shown = toPosix(path.relative(siteDir, target));
  if (!existsSync(target)) {
    return {
      message: `names ${shown}, which does not exist.`,
      remedy: 'Create it or correct the path; upper and lower case matter.',
    };
  }
  if (!statSync(target).isDirectory()) {
    return /\.tsx$/.test(target) && path.basename(target) !== 'system.tsx'
      ? findEntry(target, siteDir)
      : {
          message: `names ${shown}, which is not a demo.`,
          remedy: 'Name a .tsx file, or the folder that holds system.tsx.',
        };
  }
  const system = path.join(target, 'system.tsx');
  return existsSync(system)
    ? findEntry(system, siteDir)
    : {
        message: `names the folder ${shown}, which has no system.tsx.`,
        remedy: 'Every demo has a system version; css.tsx and tailwind.tsx come beside it.',
      };
}

function requestOf(entry: DemoEntry, pageFolder: string): string {
  const relative = toPosix(path.relative(pageFolder, entry.files.system ?? ''));
  return `${relative.startsWith('.') ? relative : `./${relative}`}?demo`;
}
