import {trimVersion} from '@site/plugins/lazy-routes/trimVersion';

test('the data keep the sidebar and the version, and lose what no page reads', () => {
  const trimmed = trimVersion(
    JSON.stringify({
      version: {
        label: 'v8',
        docs: {a: {id: 'a', title: 'A', description: 'About A.'}},
        docsSidebars: {
          docs: [
            {
              type: 'category',
              label: 'Group',
              items: [
                {type: 'link', href: '/a/', label: 'A', docId: 'a', unlisted: false},
                {type: 'link', href: '/b/', label: 'B', customProps: {plan: 'pro'}},
              ],
            },
          ],
        },
      },
    }),
  );
  expect(JSON.parse(trimmed)).toEqual({
    version: {
      label: 'v8',
      docs: {},
      docsSidebars: {
        docs: [
          {
            type: 'category',
            label: 'Group',
            items: [
              {type: 'link', href: '/a/', label: 'A', docId: '-'},
              {type: 'link', href: '/b/', label: 'B', customProps: {plan: 'pro'}},
            ],
          },
        ],
      },
    },
  });
});
