import {compressToBase64} from 'lz-string';
import type {Project} from './makeProject';

/** A form that a browser posts to open a project on another site. */
export interface SandboxForm {
  action: string;
  fields: Record<string, string>;
}

/** Form for StackBlitz, which installs and runs the project in the visitor's browser. */
export function stackBlitzForm({title, files, entry}: Project): SandboxForm {
  const fields: Record<string, string> = {
    'project[title]': title,
    'project[description]': title,
    'project[template]': 'node',
  };
  for (const [name, content] of Object.entries(files)) {
    fields[`project[files][${name}]`] = content;
  }
  return {action: `https://stackblitz.com/run?file=${encodeURIComponent(entry)}`, fields};
}

/** Form for CodeSandbox, which takes the files packed into one field. */
export function codeSandboxForm({files, entry}: Project): SandboxForm {
  const content = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, {content: text}]),
  );
  const parameters = compressToBase64(JSON.stringify({files: content}))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define',
    fields: {parameters, environment: 'server', query: `file=/${entry}`},
  };
}
