import path from 'node:path';
import type {ProviderChoice} from './options';

/**
 * Writes the module that makes the chosen provider, so that the site carries no other.
 *
 * @param folder folder of the providers
 */
export function generateProvider({type, ...options}: ProviderChoice, folder: string): string {
  const from = JSON.stringify(path.join(folder, type).replaceAll('\\', '/'));
  return `import create from ${from};\nexport default create(${JSON.stringify(options)});\n`;
}
