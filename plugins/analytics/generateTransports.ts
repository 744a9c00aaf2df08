import path from 'node:path';
import type {TransportOptions} from './options';

/** Where the modules of a site's transports are. */
export interface TransportFolders {
  /** Folder of the transports that come with the plugin. */
  own: string;
  /** Folder against which a maintainer's own module is resolved. */
  siteDir: string;
}

/**
 * Writes the module that loads the transports of a site. Each is loaded on demand, with its options, so
 * that the site carries only the transports it uses.
 */
export function generateTransports(
  transports: readonly TransportOptions[],
  {own, siteDir}: TransportFolders,
): string {
  const lines = transports.map((transport) => {
    const {type, ...rest} = transport;
    const file = type === 'module' ? path.resolve(siteDir, transport.path) : path.join(own, type);
    const options = type === 'module' ? transport.options : rest;
    const from = JSON.stringify(file.replaceAll('\\', '/'));
    return `  () => import(${from}).then((module) => module.default(${JSON.stringify(options)})),\n`;
  });
  return `export default [\n${lines.join('')}];\n`;
}
