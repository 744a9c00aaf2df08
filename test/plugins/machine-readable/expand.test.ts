import {checkTwin} from '../../../plugins/machine-readable/checkTwin';
import {COMPONENTS} from '../../../plugins/machine-readable/components';
import {expand} from '../../../plugins/machine-readable/expand';
import {sharedFiles} from '../../../plugins/machine-readable/expandDemo';
import {loadTools} from '../../../plugins/machine-readable/parse';
import type {DemoText} from '../../../plugins/machine-readable/types';

const URL = 'https://example.com/x/grid/sorting/';

const orders = {name: '../../_data/orders.ts', path: 'docs/_data/orders.ts', ts: 'export {};\n'};
const demo = (name: string, stylings: DemoText['stylings']): [string, DemoText] => [
  `./${name}`,
  {name, label: name, stylings},
];
const DEMOS = new Map([
  demo('Plain.tsx', []),
  demo('Orders', [
    {
      styling: 'system',
      files: [
        {
          name: 'Orders.tsx',
          path: 'docs/grid/Orders.tsx',
          ts: 'let a: string;\n',
          js: 'let a;\n',
        },
        orders,
      ],
    },
  ]),
  demo('Styled', [
    {
      styling: 'system',
      files: [{name: 'system.tsx', path: 'docs/grid/Styled/system.tsx', ts: '1;\n'}, orders],
    },
    {
      styling: 'css',
      files: [
        {name: 'css.tsx', path: 'docs/grid/Styled/css.tsx', ts: '2;\n'},
        {name: 'styles.css', path: 'docs/grid/Styled/styles.css', ts: 'a {}\n'},
      ],
    },
  ]),
]);

async function markdown(source: string, language: 'ts' | 'js' = 'ts') {
  const tools = await loadTools();
  const {tree, faults} = expand(tools.parseMdx(source), {
    language,
    url: URL,
    source,
    demos: DEMOS,
    shared: sharedFiles(DEMOS.values()),
    data: new Map(),
    components: COMPONENTS,
    resolveLink: (written) => `resolved:${written}`,
  });
  return {text: tools.print(tree), faults};
}

test('front matter, imports, comments and ids of headings go', async () => {
  const {text, faults} = await markdown(
    `---\ntitle: A\n---\n\nimport X from './X';\n\n{/* for writers */}\n\n## Sort {/* #sort */}\n\nText{' '}here.\n`,
  );
  expect(text).toBe('## Sort\n\nText here.\n');
  expect(faults).toEqual([]);
});

test('a callout is a quotation that begins with its kind and title', async () => {
  const {text} = await markdown(
    ':::warning[Use `rows`]\nFirst.\n\n- a [link](/b/)\n:::\n\n:::tip\nDo it.\n:::\n',
  );
  expect(text).toBe(
    '> **Warning: Use `rows`**\n>\n> First.\n>\n> - a [link](resolved:/b/)\n\n> **Tip**\n>\n> Do it.\n',
  );
});

test('tabs and folded parts are written out under their labels', async () => {
  const {text} = await markdown(
    '<Tabs>\n<TabItem value="ts" label="TypeScript">\n\nOne.\n\n</TabItem>\n<TabItem value="js">\n\nTwo.\n\n</TabItem>\n</Tabs>\n\n<details>\n<summary>More</summary>\n\nThree.\n\n</details>\n',
  );
  expect(text).toBe('**TypeScript**\n\nOne.\n\n**js**\n\nTwo.\n\n**More**\n\nThree.\n');
});

test('plan marks are words, in headings and in tables', async () => {
  const {text} = await markdown(
    '## Pin columns <Plan name="pro" />\n\n| a | b |\n| - | - |\n| x \\| y | <Plan name="premium" /> |\n',
  );
  expect(text).toBe(
    '## Pin columns (Pro plan)\n\n| a | b |\n| - | - |\n| x \\| y | (Premium plan) |\n',
  );
});

test('commands of npm are followed by those of the other package managers', async () => {
  const {text} = await markdown('```bash\nnpm install a\n```\n');
  expect(text).toContain('```bash\nnpm install a\n```');
  expect(text).toContain('With yarn:\n\n```bash\nyarn add a\n```');
  expect(text).toContain('With pnpm:\n\n```bash\npnpm add a\n```');
});

test('fences lose highlighting and what only the checks read, and keep title and differences', async () => {
  const {text} = await markdown(
    '```tsx title="a.tsx" {1} context="grid"\na;\n// highlight-next-line\nb;\n```\n\n```ts diff\n  a\n- b\n+ c\n```\n',
  );
  expect(text).toBe('```tsx title="a.tsx"\na;\nb;\n```\n\n```diff\n  a\n- b\n+ c\n```\n');
});

test('a demo is its code, with links to where it runs in both languages', async () => {
  const source = '<Demo file="./Orders" height={400} />\n';
  const {text, faults} = await markdown(source);
  expect(text).toBe(
    '**Demo: Orders** (live in [TypeScript](https://example.com/x/grid/sorting/#Orders.tsx) and ' +
      '[JavaScript](https://example.com/x/grid/sorting/#Orders.js)); at the end of this page: `_data/orders.ts`\n\n' +
      '```tsx title="Orders.tsx"\nlet a: string;\n```\n',
  );
  expect(faults).toEqual([]);
  expect((await markdown(source, 'js')).text).toContain('```jsx title="Orders.js"\nlet a;\n```');
});

test('a demo with several stylings shows each, with its style sheet', async () => {
  const {text} = await markdown('<Demo file="./Styled" />\n');
  expect(text).toContain('**Demo: Styled, styled by a style sheet**');
  expect(text).toContain('#css-Styled.tsx');
  for (const title of ['Styled/system.tsx', 'Styled/css.tsx', 'Styled/styles.css']) {
    expect(text).toContain(`title="${title}"`);
  }
});

test('words that look like directives stay words', async () => {
  const {text} = await markdown('At 12:noon, a:b and key::value.\n');
  expect(text).toBe('At 12:noon, a:b and key::value.\n');
});

test('what has no text form is named with its line, and its contents stay', async () => {
  const {text, faults} = await markdown(
    'Text.\n\n<Chart>\n\nInside.\n\n</Chart>\n\n{1 + 1}\n\n<Plan name="gold" />\n',
  );
  expect(text).toBe('Text.\n\nInside.\n');
  expect(faults).toEqual([
    {
      line: 3,
      message: '<Chart> has no text form; add one to plugins/machine-readable/components.ts.',
    },
    {line: 9, message: 'the expression {1 + 1} has no text form; write what it gives.'},
    {line: 11, message: '<Plan> expects name="pro" or name="premium".'},
  ]);
});

describe('the check of a twin', () => {
  const check = async (text: string, demos?: string[]) =>
    checkTwin((await loadTools()).parseMarkdown(text), demos);
  const words = 'word '.repeat(30);

  test('passes what is plain', async () => {
    const good = `${words}[a](https://example.com/) and \`<b>\`\n\n\`\`\`tsx title="A.tsx"\nimport b from "b";\n\`\`\`\n`;
    expect(await check(good, ['A'])).toEqual([]);
  });

  test.each([
    ['<Demo />', 'the tag <Demo /> is left'],
    ["import a from 'a'", 'the line "import a from \'a\'" is left'],
    ['[a](/b/)', 'the link to "/b/" has no host'],
    ['{/* x */}', 'the text "{/* x */}" is of the site\'s own syntax'],
    [':::tip', 'the text ":::tip" is of the site\'s own syntax'],
    ['```tsx title="A.tsx"\n```', 'the code A.tsx is empty'],
  ])('finds %s', async (left, fault) => {
    expect(await check(`${words}\n\n${left}\n`)).toEqual([fault]);
  });

  test('finds empty pages and missing demos', async () => {
    expect(await check('Few words.', ['A'])).toEqual(['it has 2 words', 'the demo A has no code']);
  });
});
