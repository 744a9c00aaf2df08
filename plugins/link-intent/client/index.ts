import {preloadOnIntent} from './preloadOnIntent';

if (typeof window !== 'undefined') {
  preloadOnIntent(window);
}
