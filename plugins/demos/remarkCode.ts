import path from 'node:path';
import {toPosix} from './collectFiles';
import {DemoError, type Fault} from './fault';
import {highlight, highlightLines} from './highlight';
import {importNode, jsonAttribute, walk, type MdFile, type MdNode} from './mdast';
import {convertPackageCommands} from './packageCommands';
import {parseFence, type Fence} from './parseFence';

/** Options of the remark plugin. */
export interface RemarkCodeOptions {
  /** Root of the repository, absolute. */
  siteDir: string;
}

/**
 * Remark plugin: highlights every fenced block and turns it into `<CodeFence html="…" />`, so that
 * neither a highlighter nor hundreds of React elements reach the browser.
 *
 * @throws {DemoError} With every fault of the page.
 */
export default function remarkCode({siteDir}: RemarkCodeOptions) {
  return (root: MdNode, file: MdFile): void => {
    const page = toPosix(path.relative(siteDir, file.path));
    const faults: Fault[] = [];
    let hasCommands = false;
    walk(root, (node, parent, index) => {
      if (node.type !== 'code') {
        return;
      }
      const fence = parseFence({lang: node.lang, meta: node.meta, value: node.value ?? ''});
      const line = node.position?.start.line ?? 0;
      faults.push(
        ...fence.faults.map((found) => ({...found, file: page, line: line + found.line})),
      );
      const made = fenceNode(fence, node);
      hasCommands ||= made.children?.length === 1;
      parent.children?.splice(index, 1, made);
    });
    if (faults.length > 0) {
      throw new DemoError(`${page} cannot be compiled`, faults);
    }
    if (hasCommands) {
      root.children?.unshift(importNode('PackageCommands', '@theme/CodeFence/PackageCommands'));
    }
  };
}

function element(name: string, props: object, children: MdNode[] = []): MdNode {
  const attributes = Object.entries(props).map(([key, value]) => jsonAttribute(key, value));
  return {type: 'mdxJsxFlowElement', name, attributes, children};
}

/** Lines from which code is long: shorter blocks are laid out with the text around them. */
const LONG_CODE = 8;

/** Lines and columns of long code. */
function sizeOfLong(code: string): [lines: number, columns: number] | undefined {
  const lines = code.split('\n');
  return lines.length < LONG_CODE
    ? undefined
    : [lines.length, Math.max(...lines.map((line) => line.length))];
}

/** The block's element; commands of package managers are a child that the page itself imports. */
function fenceNode(fence: Fence, node: MdNode): MdNode {
  const {language, title, code, marks, side} = fence;
  const commands =
    language === 'bash' && marks.size === 0 ? convertPackageCommands(code) : undefined;
  const props: Record<string, unknown> = {language};
  if (title) {
    props.title = title;
  }
  if (side) {
    props.side = side;
  }
  if (!commands) {
    // A marked line reaches out of the code's box, where nothing is drawn when the box is laid out late.
    const size = marks.size === 0 ? sizeOfLong(code) : undefined;
    return {
      ...element('CodeFence', {
        ...props,
        ...(size && {size}),
        html: highlightLines(code, language, marks),
      }),
      position: node.position,
    };
  }
  const highlighted = Object.fromEntries(
    Object.entries(commands).map(([manager, text]) => [manager, highlight(text, language)]),
  );
  const child = element('PackageCommands', {commands: highlighted});
  return {...element('CodeFence', props, [child]), position: node.position};
}
