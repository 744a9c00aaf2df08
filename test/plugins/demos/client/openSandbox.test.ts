/** @jest-environment jsdom */
import {openSandbox} from '@site/plugins/demos/client/openSandbox';

const input = (code: string) =>
  ({name: 'Bars', language: 'ts', styling: 'system', files: [{name: 'Bars.tsx', code}]}) as const;

let posted: {action: string; target: string; fields: Record<string, string>}[];

beforeEach(() => {
  posted = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    posted.push({
      action: this.action,
      target: this.target,
      fields: Object.fromEntries(
        [...new FormData(this)].map(([name, value]) => [name, String(value)]),
      ),
    });
  });
});

test('StackBlitz gets every file of the project, the code as it was written, in a new tab', async () => {
  const code = 'export default () => <p>\n  {"ü"}\n</p>;\n';
  await openSandbox('stackblitz', input(code));
  expect(posted).toHaveLength(1);
  expect(posted[0]).toMatchObject({target: '_blank'});
  expect(new URL(posted[0]!.action).host).toBe('stackblitz.com');
  expect(Object.keys(posted[0]!.fields)).toContain('project[files][package.json]');
  const written = Object.values(posted[0]!.fields).map((text) => text.replace(/\r\n/g, '\n'));
  expect(written).toContain(code);
});

test('CodeSandbox gets the project in one field', async () => {
  await openSandbox('codesandbox', input('export default () => null;'));
  expect(new URL(posted[0]!.action).host).toBe('codesandbox.io');
  expect(posted[0]!.fields.parameters).toMatch(/^[\w-]+$/);
});

test('no form stays in the page', async () => {
  await openSandbox('stackblitz', input('export default () => null;'));
  expect(document.querySelector('form')).toBeNull();
});

test('an adapter that cannot be placed is told by name, and nothing is posted', async () => {
  const code = `import {AdapterSundial} from '@mui/x-date-pickers/AdapterSundial';
    export default () => null;`;
  await expect(openSandbox('stackblitz', input(code))).rejects.toThrow(
    "Can't determine required npm package for adapter AdapterSundial",
  );
  expect(posted).toEqual([]);
});
