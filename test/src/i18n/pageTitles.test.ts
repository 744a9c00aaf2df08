import {pageTitlesZh} from '../../../src/i18n/pageTitles.zh';
import {navigation} from '../../../src/navigation';
import {isApiPath, isPage, walk} from '../../../src/navigation/walk';

const guides = walk(navigation)
  .map(({node}) => node)
  .filter((node) => isPage(node) && !isApiPath(node.pathname))
  .map(({pathname}) => pathname);

test('every guide has a Chinese title, and no title has lost its guide', () => {
  expect(guides).toHaveLength(169);
  expect(Object.keys(pageTitlesZh).sort()).toEqual([...guides].sort());
});

test('titles are Chinese, one line, and different from each other inside a product', () => {
  for (const [pathname, title] of Object.entries(pageTitlesZh)) {
    expect(`${pathname} ${title}`).toMatch(/[\u4e00-\u9fff]/);
    expect(title).toBe(title.trim());
  }
  const byProduct = Object.entries(pageTitlesZh).map(
    ([pathname, title]) => `${pathname.split('/')[2]} ${title}`,
  );
  expect(byProduct.filter((title, index) => byProduct.indexOf(title) !== index)).toEqual([]);
});
