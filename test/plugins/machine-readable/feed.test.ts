import {readBlame} from '../../../plugins/machine-readable/feed/blameDates';
import {readChangelog} from '../../../plugins/machine-readable/feed/readChangelog';
import {MOST_ENTRIES, titleOf, writeAtom} from '../../../plugins/machine-readable/feed/writeAtom';
import {loadTools} from '../../../plugins/machine-readable/parse';

const CHANGELOG = `# Changelog

- Not a change

## Unreleased

- Readers search with \`Ctrl K\`, without
  an account.
- Twins

## 1.0.0 (2026-10-01)

- First & last
`;

test('changes are the items under a heading, with its date and their line', async () => {
  const {parseMarkdown} = await loadTools();
  expect(readChangelog(parseMarkdown(CHANGELOG))).toEqual([
    {section: 'Unreleased', text: 'Readers search with Ctrl K, without an account.', line: 7},
    {section: 'Unreleased', text: 'Twins', line: 9},
    {section: '1.0.0 (2026-10-01)', date: '2026-10-01', text: 'First & last', line: 13},
  ]);
});

test('blame gives each line its time', () => {
  const hash = 'a'.repeat(40);
  const output = `${hash} 1 7 2\nauthor A\nauthor-time 1700000000\n\t- One\n${hash} 2 8\nauthor-time 1700000001\n\t- Two\n`;
  expect([...readBlame(output)]).toEqual([
    [7, new Date('2023-11-14T22:13:20Z')],
    [8, new Date('2023-11-14T22:13:21Z')],
  ]);
});

test('a title is the first sentence, cut between words', () => {
  expect(titleOf('One thing. And more.')).toBe('One thing');
  expect(titleOf('No stop')).toBe('No stop');
  const long = titleOf('word '.repeat(40));
  expect(long.length).toBeLessThanOrEqual(91);
  expect(long).toMatch(/word…$/);
});

describe('the feed', () => {
  const site = {
    title: 'A & B',
    url: 'https://mui.com/x/',
    self: 'https://mui.com/x/changes.atom',
  };
  const change = (text: string, day: number) => ({
    section: 'Unreleased',
    text,
    line: 1,
    updated: new Date(Date.UTC(2026, 0, day)),
  });

  test('lists the newest first, escaped, with ids that outlive a reworded end', () => {
    const feed = writeAtom([change('Old <one>', 1), change('New', 2)], site);
    expect(feed).toContain('<title>A &#38; B</title>');
    expect(feed).toContain('<updated>2026-01-02T00:00:00.000Z</updated>\n  <author>');
    expect(feed.indexOf('New')).toBeLessThan(feed.indexOf('Old &#60;one&#62;'));
    const words = 'one two three four five six seven eight';
    const id = (text: string) => /#([^<]*)<\/id>/.exec(writeAtom([change(text, 1)], site))?.[1];
    expect(id(`${words} nine`)).toBe(id(`${words} ten`));
    expect(id(words)).not.toBe(id('other words'));
  });

  test('is whole without changes and short with many', () => {
    expect(writeAtom([], site)).toContain('</feed>');
    const many = Array.from({length: MOST_ENTRIES + 5}, (_, index) => change(`c${index}`, 1));
    expect(writeAtom(many, site).match(/<entry>/g)).toHaveLength(MOST_ENTRIES);
  });
});
