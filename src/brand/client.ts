import {bringCodeFont} from './codeFont';

if (typeof window !== 'undefined') {
  void bringCodeFont(window);
}
