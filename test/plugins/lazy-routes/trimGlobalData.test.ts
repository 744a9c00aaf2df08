import {trimGlobalData} from '@site/plugins/lazy-routes/trimGlobalData';

test('the data of all plugins stay, without the documents of each version', () => {
  const version = {name: 'current', label: 'v8', mainDocId: 'start', isLast: true};
  const docs = [{id: 'start', path: '/x/start/', sidebar: 'docs'}];
  const data = {
    'docusaurus-plugin-content-docs': {
      default: {path: '/x/', versions: [{...version, docs}], breadcrumbs: false},
    },
    other: {default: {docs}},
  };
  expect(JSON.parse(trimGlobalData(JSON.stringify(data)))).toEqual({
    'docusaurus-plugin-content-docs': {
      default: {path: '/x/', versions: [{...version, docs: []}], breadcrumbs: false},
    },
    other: {default: {docs}},
  });
});

test('a site without documents keeps its data', () => {
  expect(JSON.parse(trimGlobalData('{"other": {"default": 1}}'))).toMatchObject({
    other: {default: 1},
  });
});
