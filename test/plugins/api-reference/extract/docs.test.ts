import ts from 'typescript';
import {docsOf} from '@site/plugins/api-reference/extract/docs';

function docsOfComment(comment: string) {
  const source = ts.createSourceFile('t.ts', `/** ${comment} */\nexport interface T {}`, 99, true);
  return docsOf(source.statements[0]!);
}

test.each([
  ['{@link https://example.com/log the scale}', '[the scale](https://example.com/log)'],
  [
    '{@link https://example.com/log#ticks}',
    '[example.com/log#ticks](https://example.com/log#ticks)',
  ],
  ['{@link GridColDef}', '`GridColDef`'],
])('%s is written as %s', (link, text) => {
  expect(docsOfComment(`About ${link}.`).doc).toBe(`About ${text}.`);
  expect(docsOfComment(`About it.\n * @see See ${link}`).see).toEqual([`See ${text}`]);
});
