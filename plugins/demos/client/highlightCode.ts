import Prism from 'prismjs';
import 'prismjs/components/prism-jsx';
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-tsx';
import 'prismjs/components/prism-json';

/** Longest code, in characters, that is highlighted while it is typed. */
const MAX_LENGTH = 40_000;

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** Highlighted HTML of code, for the live editor only: code that is not edited was highlighted at build time. */
export function highlightCode(code: string, fileName: string): string {
  const extension = /\.(\w+)$/.exec(fileName)?.[1] ?? '';
  const language = {tsx: 'tsx', ts: 'tsx', js: 'jsx', jsx: 'jsx', css: 'css', json: 'json'}[
    extension
  ];
  const grammar = language === undefined ? undefined : Prism.languages[language];
  return grammar && language && code.length <= MAX_LENGTH
    ? Prism.highlight(code, grammar, language)
    : escapeHtml(code);
}
