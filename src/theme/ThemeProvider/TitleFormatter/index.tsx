/**
 * Ejected from @docusaurus/theme-classic 3.10.2: document titles end in the name of the page's
 * product instead of the site's.
 */
import {useCallback, type ComponentProps, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/ThemeProvider/TitleFormatter';
import {formatTitle} from '@site/src/product/formatTitle';
import {productOf} from '@site/src/product/productOf';

type Formatter = ComponentProps<typeof TitleFormatterProvider>['formatter'];

export default function ThemeProviderTitleFormatter({children}: Props): ReactNode {
  const {product} = productOf(useLocation().pathname);
  const formatter = useCallback<Formatter>(
    ({title, titleDelimiter}) => formatTitle(title, product, titleDelimiter),
    [product],
  );
  return <TitleFormatterProvider formatter={formatter}>{children}</TitleFormatterProvider>;
}
