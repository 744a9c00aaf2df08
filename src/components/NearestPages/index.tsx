import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import globalData from '@generated/globalData?all';
import {useTranslate} from '@site/src/i18n/useTranslate';
import {nearestPages} from './nearestPages';

/** `/x/react-data-grid/row-height/` → `Data grid › Row height`. */
function nameOf(path: string): string {
  return path
    .split('/')
    .filter((part) => part && part !== 'x')
    .map((part) => part.replace(/^react-/, '').replace(/-/g, ' '))
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' › ');
}

/** Links to the pages whose address is most like the one that was asked for. */
export default function NearestPages(): ReactNode {
  const translate = useTranslate();
  const {pathname} = useLocation();
  const [nearest, setNearest] = useState<string[]>([]);

  useEffect(() => {
    const pages = Object.values(globalData['docusaurus-plugin-content-docs']).flatMap(
      ({versions}) => versions.flatMap((version) => version.docs.map(({path}) => path)),
    );
    setNearest(nearestPages(pathname, pages));
  }, [pathname]);

  if (nearest.length === 0) {
    return null;
  }
  return (
    <>
      <h2>{translate('notFound.nearest')}</h2>
      <ul>
        {nearest.map((path) => (
          <li key={path}>
            <Link to={path}>{nameOf(path)}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
