import {keepDirection} from '@site/src/settings/keepDirection';
import {printLight} from './printLight';

if (typeof window !== 'undefined') {
  const root = document.documentElement;
  printLight({root, print: window.matchMedia('print')});
  keepDirection(root, (listener) =>
    new MutationObserver(listener).observe(root, {attributeFilter: ['dir']}),
  );
}
