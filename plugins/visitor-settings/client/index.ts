import {printLight} from './printLight';

if (typeof window !== 'undefined') {
  printLight({root: document.documentElement, print: window.matchMedia('print')});
}
