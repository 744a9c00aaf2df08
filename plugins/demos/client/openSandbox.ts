import type {CodeLanguage, CodeStyling} from '../types';
import type {RunnableFile} from './runCode';

/** Where a demo can be opened. */
export type SandboxHost = 'stackblitz' | 'codesandbox';

/** What is opened. */
export interface SandboxInput {
  name: string;
  language: CodeLanguage;
  styling: CodeStyling;
  /** The files as shown, changes included, the entry first. */
  files: readonly RunnableFile[];
}

/** A form as plain data. */
interface FormData {
  action: string;
  fields: Readonly<Record<string, string>>;
}

/** Posts a form to a new tab. */
export function postForm({action, fields}: FormData, document: Document): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = '_blank';
  form.rel = 'noopener';
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    // A text area keeps line breaks.
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

/**
 * Opens code as a project on another site, in a new tab.
 * @throws With a message for the visitor when an import cannot be placed, such as that of an unknown date adapter.
 */
export async function openSandbox(host: SandboxHost, input: SandboxInput): Promise<void> {
  const {codeSandboxForm, makeProject, stackBlitzForm} = await import('../sandbox');
  const project = makeProject(input);
  postForm(host === 'stackblitz' ? stackBlitzForm(project) : codeSandboxForm(project), document);
}
