/** A fault of the text below the front matter. */
export interface BodyFault {
  /** Line in the file, counted from 1. */
  readonly line: number;
  readonly message: string;
  readonly remedy: string;
}

const CALLOUTS = ['note', 'tip', 'warning', 'danger'];
/** Kinds of Docusaurus that say the same as one of ours. */
const CALLOUT_ADVICE = new Map([
  ['info', 'Use note.'],
  ['important', 'Use note.'],
  ['secondary', 'Use note.'],
  ['success', 'Use tip.'],
  ['caution', 'Use warning.'],
]);
/** Fence languages that are not highlighted or get no package-manager tabs. */
const FENCE_ADVICE = new Map([
  ['sh', 'bash'],
  ['shell', 'bash'],
  ['zsh', 'bash'],
  ['console', 'bash'],
]);

type Check = (line: string, before: string) => Omit<BodyFault, 'line'> | undefined;

const checkHeading: Check = (line, before) => {
  const marks = /^ {0,3}(#{1,6})(\s|$)/.exec(line)?.[1];
  const tag = /^\s*<h([1-6])[\s>]/.exec(line)?.[1];
  const underlined = before.trim() !== '' && /^ {0,3}=+\s*$/.test(line);
  const level = underlined ? 1 : marks ? marks.length : Number(tag ?? 2);
  if (level === 1) {
    return {
      message: 'is a heading of level 1.',
      remedy: 'Begin with ##: the title of the page is in its front matter.',
    };
  }
  return level > 3
    ? {message: `is a heading of level ${level}.`, remedy: 'Use ## and ### only.'}
    : undefined;
};

const checkCallout: Check = (line) => {
  const [, kind, rest] = /^\s*:{3,}\s*([\w-]+)(.*)$/.exec(line) ?? [];
  if (kind === undefined) {
    return undefined;
  }
  if (!CALLOUTS.includes(kind)) {
    return {
      message: `is a callout of the kind "${kind}".`,
      remedy: CALLOUT_ADVICE.get(kind) ?? `Use one of ${CALLOUTS.join(', ')}.`,
    };
  }
  return rest && /^\s+[^\s{]/.test(rest)
    ? {
        message: 'is a callout with its title outside brackets.',
        remedy: `Write :::${kind}[${rest.trim()}].`,
      }
    : undefined;
};

function checkFence(info: string): Omit<BodyFault, 'line'> | undefined {
  const language = /^[^\s{]*/.exec(info)?.[0] ?? '';
  const better = FENCE_ADVICE.get(language);
  return better === undefined
    ? undefined
    : {message: `is code in "${language}".`, remedy: `Use ${better}.`};
}

/**
 * Checks the text of a page: levels of headings, kinds of callouts, names of code languages. Code
 * and comments are not read.
 *
 * @param source the whole file; its front matter is skipped
 */
export function checkBody(source: string): BodyFault[] {
  const lines = source.split('\n');
  const start = lines[0]?.trimEnd() === '---' ? lines.indexOf('---', 1) + 1 : 0;
  const faults: BodyFault[] = [];
  let fence: string | undefined;
  let inComment = false;
  for (const [index, line] of lines.entries()) {
    if (index < start) {
      continue;
    }
    const [, marks, info] = /^\s*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (fence !== undefined) {
      fence = marks?.startsWith(fence) && info?.trim() === '' ? undefined : fence;
      continue;
    }
    if (inComment || /^\s*\{\/\*/.test(line)) {
      inComment = !line.includes('*/');
      continue;
    }
    fence = marks;
    const found =
      marks === undefined
        ? [checkHeading(line, lines[index - 1] ?? ''), checkCallout(line, '')]
        : [checkFence(info ?? '')];
    for (const fault of found) {
      if (fault) {
        faults.push({line: index + 1, ...fault});
      }
    }
  }
  return faults;
}
