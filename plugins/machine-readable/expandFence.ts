import {convertPackageCommands} from '../demos/packageCommands';
import {type Fence, parseFence} from '../demos/parseFence';
import {code, paragraph, text} from './nodes';
import type {Md} from './types';

const SIGNS = {inserted: '+ ', deleted: '- ', highlighted: '  '} as const;

/** Code of a migration guide says which side it is on. */
const titleOf = ({title, side}: Fence): string | undefined =>
  title ?? (side && {before: 'Before', after: 'After'}[side]);

/**
 * A fence without what only the site's own marks mean; a difference keeps its signs. Commands of npm,
 * which readers see in tabs, are followed by those of the other package managers.
 */
export function expandFence({lang, meta, value = ''}: Md): Md[] {
  const fence = parseFence({lang, meta, value});
  const marks = [...fence.marks.values()];
  const isDiff = marks.some((mark) => mark !== 'highlighted');
  const lines = fence.code.split('\n');
  const shown = isDiff
    ? lines.map((line, index) =>
        (SIGNS[fence.marks.get(index + 1) ?? 'highlighted'] + line).trimEnd(),
      )
    : lines;
  const block = code(isDiff ? 'diff' : fence.language, shown.join('\n'), titleOf(fence));
  const commands =
    fence.language === 'bash' && marks.length === 0
      ? convertPackageCommands(fence.code)
      : undefined;
  if (!commands) {
    return [block];
  }
  return [
    block,
    ...(['yarn', 'pnpm'] as const).flatMap((manager) => [
      paragraph(text(`With ${manager}:`)),
      code('bash', commands[manager]),
    ]),
  ];
}
