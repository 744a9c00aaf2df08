import convert from 'npm-to-yarn';
import type {PackageManager} from './packageManagers';

const COMMAND =
  /^(?:npx\s+\S|npm\s+(?:i|install|add|un|uninstall|remove|run|start|test|exec|create|init|ci|update|up|outdated|link)\b)/;

/**
 * Rewrites shell code for each package manager.
 *
 * @returns undefined unless every line is a command of npm or npx, a comment or empty.
 */
export function convertPackageCommands(code: string): Record<PackageManager, string> | undefined {
  const lines = code.split('\n').map((line) => line.trim());
  const commands = lines.filter((line) => line !== '' && !line.startsWith('#'));
  if (commands.length === 0 || !commands.every((line) => COMMAND.test(line))) {
    return undefined;
  }
  const rewrite = (manager: 'yarn' | 'pnpm') =>
    lines.map((line) => (COMMAND.test(line) ? convert(line, manager) : line)).join('\n');
  return {npm: lines.join('\n'), yarn: rewrite('yarn'), pnpm: rewrite('pnpm')};
}
