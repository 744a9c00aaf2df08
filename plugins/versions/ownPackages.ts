import fs from 'node:fs';
import path from 'node:path';

/** Packages of the components, whose version is the point of an older version of the docs. */
const COMPONENT_PACKAGE = /^@mui\/x-/;

/** Where the license key is set, by the name it has in the packages before v7. */
const LICENSE = ['@mui/x-license', '@mui/x-license-pro'] as const;

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Names of the component packages that a version declares. */
export function componentPackages({dependencies = {}}: Manifest): string[] {
  return Object.keys(dependencies).filter((name) => COMPONENT_PACKAGE.test(name));
}

/** Whether a package folder answers a path below it: a file, a folder, or an `exports` entry. */
function answers(folder: string, below: string): boolean {
  const target = path.join(folder, below);
  return ['', '.js', '/index.js', '/package.json'].some(
    (ending) => fs.existsSync(target + ending) && (ending !== '' || !target.endsWith('/')),
  );
}

/**
 * Aliases by which everything in a pass of an older version, the site's own code included, gets that
 * version's component packages. What the version lacks becomes an empty module: the current packages,
 * which lie at the root, would otherwise stand in for it unnoticed.
 *
 * @param root folder of the version, absolute
 * @param wanted module names that the site's own code may ask for
 * @param empty absolute path of an empty module
 */
export function aliasPackages(
  root: string,
  wanted: readonly string[],
  empty: string,
): Record<string, string> {
  const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest;
  // Components of Material-UI 4 do not run under the React of this site: their version shows code.
  const isLive = manifest.dependencies?.['@material-ui/core'] === undefined;
  const own = isLive ? componentPackages(manifest) : [];
  const folderOf = (name: string) => path.join(root, 'node_modules', name);
  const aliases: Record<string, string> = {};
  for (const request of wanted.filter((name) => COMPONENT_PACKAGE.test(name))) {
    const [scope, name, ...below] = request.split('/');
    const owner = `${scope}/${name}`;
    if (owner === LICENSE[0] && own.includes(LICENSE[1])) {
      aliases[`${request}$`] = folderOf(LICENSE[1]);
    } else if (!own.includes(owner) || !answers(folderOf(owner), below.join('/'))) {
      aliases[`${request}$`] = empty;
    }
  }
  for (const name of own) {
    aliases[name] = folderOf(name);
  }
  return aliases;
}
