import {plainText} from './nodes';
import type {Md} from './types';

/** A page with fewer words than its title and a sentence was not read. */
const FEWEST_WORDS = 8;

const hasHost = (url: string) => /^(https?|mailto):/.test(url);

/**
 * Looks for what must not be left in a twin: tags, imports, expressions, links without a host, pages
 * without text, demos without code.
 *
 * @param tree the twin's own Markdown, read again as plain Markdown, without its front matter
 * @param demos names of the demos that the page shows
 * @returns a sentence for each fault
 */
export function checkTwin(tree: Md, demos: readonly string[] = []): string[] {
  const faults: string[] = [];
  const titles: string[] = [];
  let words = 0;
  const visit = (node: Md): void => {
    if (node.type === 'html') {
      faults.push(`the tag ${(node.value ?? '').slice(0, 60)} is left`);
    }
    if (node.type === 'paragraph' && /^(import|export) .+ from ['"]/.test(plainText(node))) {
      faults.push(`the line "${plainText(node).slice(0, 60)}" is left`);
    }
    if (node.type === 'text') {
      words += (node.value ?? '').split(/\s+/).length;
      if (/\{\/\*|^:::/m.test(node.value ?? '')) {
        faults.push(`the text "${(node.value ?? '').slice(0, 60)}" is of the site's own syntax`);
      }
    }
    if (node.url !== undefined && !hasHost(node.url)) {
      faults.push(`the link to "${node.url}" has no host`);
    }
    if (node.type === 'code') {
      titles.push(/title="([^"]*)"/.exec(node.meta ?? '')?.[1] ?? '');
      if ((node.value ?? '').trim() === '') {
        faults.push(`the code ${titles.at(-1) ?? ''} is empty`);
      }
    }
    node.children?.forEach(visit);
  };
  visit(tree);
  if (words < FEWEST_WORDS) {
    faults.push(`it has ${words} words`);
  }
  const isShown = (name: string) =>
    titles.some(
      (title) => title === `${name}.tsx` || title === `${name}.js` || title.startsWith(`${name}/`),
    );
  return [
    ...faults,
    ...demos.filter((name) => !isShown(name)).map((name) => `the demo ${name} has no code`),
  ];
}
