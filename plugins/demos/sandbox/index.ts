import {makeProject as makeProjectWith, type Project, type ProjectInput} from './makeProject';
import {versions} from './versions';

export type {Project} from './makeProject';
export {codeSandboxForm, stackBlitzForm} from './sandboxForms';

/** Makes a Vite project of a demo with the versions that the site runs. Load it when it is needed, with `import()`. */
export function makeProject(input: Omit<ProjectInput, 'versions'>): Project {
  return makeProjectWith({...input, versions});
}
