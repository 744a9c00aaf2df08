import path from 'node:path';
import {checkPages} from '../../../plugins/page-rules/checkPages';
import type {PageNode} from '../../../src/navigation';

const siteDir = path.join(__dirname, '../../fixtures/page-rules');
const goodNode: PageNode = {pathname: '/x/good/page', plan: 'pro', newFeature: true};

async function messageFor(node: PageNode = goodNode, exclude = ['api']): Promise<string[]> {
  const options = {path: 'docs', exclude, navigation: [{pathname: '/x/all', children: [node]}]};
  const error = await checkPages(siteDir, options).catch((fault: Error) => fault);
  return error instanceof Error ? error.message.split('\n') : [];
}

test('good pages pass', async () => {
  const options = {path: 'docs', exclude: ['api', 'bad'], navigation: [goodNode]};
  await expect(checkPages(siteDir, options)).resolves.toBeUndefined();
});

test('all faults of all pages are listed with file and line, and what to do', async () => {
  expect(await messageFor()).toMatchInlineSnapshot(`
    [
      "Pages in docs break the rules: 19 faults",
      "  docs/bad/page/other.mdx:1 is not named as its folder: expected page.mdx. Move it to bad/page/other/other.mdx, or rename it.",
      "  docs/bad/page/other.mdx:1 description: expected a text, found nothing. Say in one sentence what the reader can do after this page.",
      "  docs/bad/page/other.mdx:2 title: expected at most 70 characters, found 71. Name the subject of the page in a few words.",
      "  docs/bad/page/other.mdx:3 descripton: is not a field of a page. Use one of title, description, sidebar_custom_props, components, ads, keywords, image, hide_table_of_contents, toc_max_heading_level.",
      "  docs/bad/page/other.mdx:4 slug: is not allowed here. Remove it: the path of a page is its folder. Move the folder instead.",
      "  docs/bad/page/other.mdx:6 sidebar_custom_props.plan: expected pro or premium, found "gold". Leave it out on a page for every plan.",
      "  docs/bad/page/other.mdx:7 sidebar_custom_props.newFeature: expected true, found "no". Leave it out where it does not hold.",
      "  docs/bad/page/other.mdx:8 sidebar_custom_props.fresh: is not a mark of a page. Use one of plan, newFeature, planned, unstable.",
      "  docs/bad/page/other.mdx:9 components: expected a list of names, found "DataGrid". List exported names, as in [DataGrid, DataGridPro].",
      "  docs/bad/page/other.mdx:10 ads: expected true or false, found "no". Write ads: false to keep the page without an ad, or leave it out.",
      "  docs/bad/page/other.mdx:13 is a heading of level 1. Begin with ##: the title of the page is in its front matter.",
      "  docs/bad/page/other.mdx:16 is a heading of level 1. Begin with ##: the title of the page is in its front matter.",
      "  docs/bad/page/other.mdx:18 is a heading of level 4. Use ## and ### only.",
      "  docs/bad/page/other.mdx:20 is a heading of level 1. Begin with ##: the title of the page is in its front matter.",
      "  docs/bad/page/other.mdx:22 is a callout of the kind "info". Use note.",
      "  docs/bad/page/other.mdx:26 is a callout of the kind "shout". Use one of note, tip, warning, danger.",
      "  docs/bad/page/other.mdx:30 is a callout with its title outside brackets. Write :::note[A title].",
      "  docs/bad/page/other.mdx:34 is code in "shell". Use bash.",
      "  docs/bad/yaml/yaml.mdx:2 has front matter that is not YAML: bad indentation of a mapping entry. Put values with special characters in quotes.",
    ]
  `);
});

test('excluded folders are not read', async () => {
  const all = await messageFor(goodNode, ['bad']);
  expect(all).toContain(
    '  docs/api/x/y.mdx:1 is not named as its folder: expected x.mdx. Move it to api/x/y/y.mdx, or rename it.',
  );
});

test('marks that differ from the navigation are named on both sides', async () => {
  const lines = await messageFor({pathname: '/x/good/page', plan: 'premium', planned: true}, [
    'api',
    'bad',
  ]);
  expect(lines).toMatchInlineSnapshot(`
    [
      "Pages in docs break the rules: 3 faults",
      "  docs/good/page/page.mdx:4 sidebar_custom_props.plan: is pro, but premium in src/navigation at /x/good/page. Make the one that is wrong like the other.",
      "  docs/good/page/page.mdx:4 sidebar_custom_props.newFeature: is true, but not set in src/navigation at /x/good/page. Make the one that is wrong like the other.",
      "  docs/good/page/page.mdx:4 sidebar_custom_props.planned: is not set, but true in src/navigation at /x/good/page. Make the one that is wrong like the other.",
    ]
  `);
});
