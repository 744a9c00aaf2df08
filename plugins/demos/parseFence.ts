import {KNOWN_LANGUAGES, type LineMark} from './highlight';
import type {Fault} from './fault';

/** A fenced code block as the writer wrote it. */
export interface FenceInput {
  lang?: string | null;
  /** What follows the language on the opening line. */
  meta?: string | null;
  value: string;
}

/** A fenced code block, understood. */
export interface Fence {
  language: string;
  /** Shown above the code, a file name mostly. */
  title?: string;
  /** The code without line markers. */
  code: string;
  /** Lines, counted from 1, that are set apart. */
  marks: Map<number, LineMark>;
  /** For each line of `code`, the line of the input it came from, counted from 1. */
  lineOrigins: number[];
  /** Names of the preludes that a fragment leans on when it is type-checked. */
  contexts: string[];
  /** Why the code is not type-checked. */
  nocheck?: string;
  /** In a migration guide: code of the version that is left, or of the one that is moved to. */
  side?: 'before' | 'after';
  /** What is wrong; lines are counted from the opening line, which is 0. */
  faults: (Pick<Fault, 'message' | 'remedy'> & {line: number})[];
}

const META_PART = /\s*(?:\{([\d,\s-]*)\}|([A-Za-z]+)(?:=(?:"([^"]*)"|'([^']*)'))?)(?=\s|$)/y;
const META_HELP =
  'Known are title="…", {1,3-5}, diff, context="…", nocheck="reason", before and after.';

const COMMENT =
  /^\s*(?:\/\/|#|\{?\/\*|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

/** Reads language, meta and line markers of a fence; what is wrong is collected, not thrown. */
export function parseFence({lang, meta, value}: FenceInput): Fence {
  const fence: Fence = {
    language: lang ?? 'text',
    code: '',
    marks: new Map(),
    lineOrigins: [],
    contexts: [],
    faults: [],
  };
  if (!KNOWN_LANGUAGES.includes(fence.language)) {
    fence.faults.push({
      line: 0,
      message: `code language "${fence.language}" is not known.`,
      remedy: `Use one of ${KNOWN_LANGUAGES.join(', ')}.`,
    });
    fence.language = 'text';
  }
  const {ranges, diff} = parseMeta(meta ?? '', fence);
  const {lines} = stripMarkers(value, fence, diff || fence.language === 'diff');
  for (const line of parseRanges(ranges)) {
    if (line < 1 || line > lines.length) {
      fence.faults.push({
        line: 0,
        message: `{${ranges}} names line ${line} of ${lines.length}.`,
        remedy: 'Count the lines of the fence from 1, without highlight comments.',
      });
    } else if (!fence.marks.has(line)) {
      fence.marks.set(line, 'highlighted');
    }
  }
  fence.code = lines.join('\n');
  return fence;
}

function parseMeta(meta: string, fence: Fence): {ranges: string; diff: boolean} {
  let ranges = '';
  let diff = false;
  META_PART.lastIndex = 0;
  while (META_PART.lastIndex < meta.trimEnd().length) {
    const start = META_PART.lastIndex;
    const part = META_PART.exec(meta);
    if (!part) {
      fault(fence, `cannot read "${meta.slice(start).trim()}" after the language.`);
      return {ranges, diff};
    }
    const [, numbers, key, double, single] = part;
    const text = double ?? single;
    if (numbers !== undefined) {
      ranges = numbers;
    } else if (key === 'title' && text) {
      fence.title = text;
    } else if (key === 'context' && text) {
      fence.contexts = text.split(/[\s,]+/).filter(Boolean);
    } else if (key === 'nocheck' && text) {
      fence.nocheck = text;
    } else if (key === 'nocheck') {
      fault(fence, 'nocheck gives no reason.', 'Write nocheck="why the code cannot compile".');
    } else if (key === 'diff' && text === undefined) {
      diff = true;
    } else if ((key === 'before' || key === 'after') && text === undefined) {
      fence.side = key;
    } else {
      fault(fence, `"${part[0].trim()}" after the language is not known.`);
    }
  }
  return {ranges, diff};
}

function fault(fence: Fence, message: string, remedy = META_HELP): void {
  fence.faults.push({line: 0, message, remedy});
}

/** Removes `highlight-…` comments and, in a diff, the sign at the start of each line. */
function stripMarkers(value: string, fence: Fence, diff: boolean): {lines: string[]} {
  const lines: string[] = [];
  let open: number | undefined;
  let next = false;
  value.split('\n').forEach((text, index) => {
    const comment = COMMENT.exec(text)?.[1];
    if (comment === 'next-line') {
      next = true;
    } else if (comment === 'start') {
      open = index + 1;
    } else if (comment === 'end') {
      open = undefined;
    } else {
      const sign = diff ? /^([+-])(?![+-]{2} )\s?/.exec(text) : null;
      lines.push(sign ? text.slice(sign[0].length) : diff ? text.replace(/^ {2}/, '') : text);
      fence.lineOrigins.push(index + 1);
      if (sign) {
        fence.marks.set(lines.length, sign[1] === '+' ? 'inserted' : 'deleted');
      } else if (next || open !== undefined) {
        fence.marks.set(lines.length, 'highlighted');
      }
      next = false;
    }
  });
  if (open !== undefined) {
    const message = 'highlight-start has no highlight-end.';
    fence.faults.push({line: open, message, remedy: 'Add a comment `highlight-end`.'});
  }
  return {lines};
}

function parseRanges(ranges: string): number[] {
  return ranges
    .split(',')
    .map((range) => range.trim())
    .filter(Boolean)
    .flatMap((range) => {
      const [from = 0, to = from] = range.split('-').map(Number);
      return Array.from({length: Math.max(0, to - from + 1)}, (_, index) => from + index);
    });
}
