import {routeChunks} from '../../../plugins/offline/routeChunks';

const SCRIPT = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {path: '/x/', component: ComponentCreator('/x/', 'aaa'), exact: true},
  {
    path: '/x/',
    component: ComponentCreator('/x/', 'bbb'),
    routes: [
      {path: '/x/guide/', component: ComponentCreator('/x/guide/', 'ccc'), exact: true},
    ],
  },
  {path: '*', component: ComponentCreator('*')},
];
`;

describe('routeChunks', () => {
  it('gives a page its own chunks and those around it, not those of its namesakes', () => {
    const chunks = routeChunks(SCRIPT, {
      '/x/-aaa': {__comp: 'home'},
      '/x/-bbb': {__comp: 'root', __context: {plugin: 'docs'}},
      '/x/guide/-ccc': {__comp: 'guide', content: 'text', items: ['a', 'b']},
    });
    expect([...(chunks.get('/x/') ?? [])]).toEqual(['home']);
    expect([...(chunks.get('/x/guide/') ?? [])]).toEqual([
      'root',
      'docs',
      'guide',
      'text',
      'a',
      'b',
    ]);
  });
});
