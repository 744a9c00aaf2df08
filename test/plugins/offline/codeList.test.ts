import {codeList, codeOf} from '../../../plugins/offline/codeList';

test('each page gets its own files back, and a page without code none', () => {
  const list = codeList([
    ['guide/', ['assets/js/grid.js', 'assets/js/demo.js']],
    ['plain/', []],
    ['other/', ['assets/js/grid.js']],
  ]);
  expect(list.files).toEqual(['assets/js/demo.js', 'assets/js/grid.js']);
  expect(codeOf(list, 'guide/')).toEqual(['assets/js/grid.js', 'assets/js/demo.js']);
  expect(codeOf(list, 'other/')).toEqual(['assets/js/grid.js']);
  expect(codeOf(list, 'plain/')).toEqual([]);
  expect(Object.keys(list.pages)).toEqual(['guide/', 'other/']);
});
