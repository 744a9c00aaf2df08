import type {CodeLanguage} from '../types';
import type {ShownFile} from './shownFiles';

/** Where a demo can be opened. */
export type SandboxHost = 'stackblitz' | 'codesandbox';

/** What is opened. */
export interface SandboxInput {
  name: string;
  language: CodeLanguage;
  /** The files as shown, changes included, the entry first. */
  files: readonly ShownFile[];
}

/** Opens a demo on another site in a new tab. */
export function openSandbox(_host: SandboxHost, _input: SandboxInput): Promise<void> {
  return Promise.reject(new Error('Sandboxes are not ready yet.'));
}
