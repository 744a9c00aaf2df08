import {
  formatNavigationFault,
  readableNodes,
  validateNavigation,
} from '../../src/navigation/validate';
import type {ReadNavigation} from '../../src/navigation/readNavigation';
import {findDuplicates, type Claim} from './findDuplicates';
import {createIgnoreList} from './ignoreList';
import {nodeClaims} from './nodeClaims';
import type {PluginOptions} from './options';
import {routeClaims, type GeneratedRoutes} from './routeClaims';
import {sidebarClaims, type SidebarVersion} from './sidebarClaims';

/** The checks of one build, in the order they can be made. Each lists all it finds at once. */
export interface Checks {
  /** Page nodes: their fields, then their paths. Faulty fields stop the build at any severity. */
  readonly navigation: (read: ReadNavigation) => void;
  /** Paths in the resolved sidebars of each version, versions apart. */
  readonly sidebars: (versions: readonly SidebarVersion[]) => void;
  /** Paths of the routes of all plugins. */
  readonly routes: (generated: GeneratedRoutes) => void;
  /** After the others: entries of the ignore list that nothing needed. */
  readonly ignoreList: () => void;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/**
 * @param baseUrl base of the version being built
 * @param warn takes the list of duplicates when the severity is `warn`
 */
export function createChecks(
  options: Pick<PluginOptions, 'severity' | 'ignore'>,
  baseUrl: string,
  warn: (text: string) => void,
): Checks {
  const ignoreList = createIgnoreList(options.ignore, baseUrl);

  function describe(where: string, claims: () => readonly Claim[]): string | undefined {
    if (options.severity === 'ignore') {
      return undefined;
    }
    const duplicates = ignoreList.rest(findDuplicates(claims()));
    const lines = duplicates.map(({path, places}) => `  ${path} at ${places.join(' and at ')}`);
    return lines.length === 0
      ? undefined
      : [
          `${plural(lines.length, 'duplicate page path')} in ${where}; keep one place of each, or ` +
            'list the path with a reason in the option "ignore" of plugins/unique-paths',
          ...lines,
        ].join('\n');
  }

  function report(text: string | undefined): void {
    if (text !== undefined && options.severity === 'warn') {
      warn(text);
    } else if (text !== undefined) {
      throw new Error(text);
    }
  }

  return {
    navigation({nodes, sources}) {
      const faults = validateNavigation(nodes, sources);
      const duplicates = describe('the navigation', () =>
        nodeClaims(readableNodes(nodes), sources));
      if (faults.length === 0) {
        report(duplicates);
        return;
      }
      throw new Error(
        [
          `${plural(faults.length, 'fault')} in the navigation; src/navigation/types.ts describes page nodes`,
          ...faults.map((fault) => `  ${formatNavigationFault(fault)}`),
          ...(duplicates === undefined ? [] : [duplicates]),
        ].join('\n'),
      );
    },
    sidebars(versions) {
      const texts = versions.map((version) =>
        describe('the sidebars', () => sidebarClaims(version)),
      );
      report(texts.filter((text) => text !== undefined).join('\n') || undefined);
    },
    routes(generated) {
      report(describe('the routes', () => routeClaims(generated)));
    },
    ignoreList() {
      const unused = options.severity === 'ignore' ? [] : ignoreList.unused();
      if (unused.length > 0) {
        throw new Error(
          [
            'docusaurus.config.ts, options of plugins/unique-paths, ignore: nothing claims these paths twice; remove the entries',
            ...unused.map(({path, reason}) => `  ${path} (${reason})`),
          ].join('\n'),
        );
      }
    },
  };
}
