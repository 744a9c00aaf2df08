import {useMemo} from 'react';
import {useLocation} from '@docusaurus/router';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {getPageContext, treeOfSidebar, type PageContext} from './pageContext';

/** The docs plugin's hook throws outside its pages; here that means there is no sidebar. */
function useSidebarOrNull(): ReturnType<typeof useDocsSidebar> {
  try {
    return useDocsSidebar();
  } catch {
    return null;
  }
}

/**
 * The page shown: its node in the current sidebar, the groups around it, its product. The sidebar
 * that the page brings along is used, so that the navigation's data stays out of the first script.
 * Outside the docs there is no active page.
 */
export function usePageContext(): PageContext {
  const {pathname} = useLocation();
  const items = useSidebarOrNull()?.items;
  return useMemo(() => getPageContext(pathname, treeOfSidebar(items ?? [])), [pathname, items]);
}
