import type {Declaration, Plugin, Rule} from 'postcss';

/** Components of Infima that no page shows, without the element and modifier part of their classes. */
export const UNUSED_COMPONENTS = [
  'avatar',
  'badge',
  'breadcrumbs',
  'button-group',
  'card',
  'footer',
  'pagination',
  'pills',
] as const;

/** Modifiers and utilities of Infima that no page uses, by how their classes begin. */
export const UNUSED_BEGINNINGS = [
  'button--danger',
  'button--info',
  'button--outline',
  'button--success',
  'button--warning',
  'hero--',
  'navbar--primary',
  'padding-horiz',
  'padding-left',
  'padding-right',
  'padding-vert',
  'text--break',
  'text--capitalize',
  'text--left',
  'text--light',
  'text--lowercase',
  'text--right',
  'text--semibold',
  'text--uppercase',
] as const;

/** Finds a class of those above in a selector. */
const UNUSED = new RegExp(
  String.raw`\.(?:(?:${UNUSED_COMPONENTS.join('|')})(?![a-z]|-[a-z])|${UNUSED_BEGINNINGS.join('|')})`,
);

/** A custom property of such a component. */
const UNUSED_PROPERTY = new RegExp(`^--ifm-(?:${UNUSED_COMPONENTS.join('|')})-(?!nav-)`);

/** Whether a selector needs a class that no page has. */
export const isUnused = (selector: string): boolean => UNUSED.test(selector);

/** PostCSS plugin: takes out of Infima, and of nothing else, the rules that only such classes could use. */
export const dropUnused: Plugin = {
  postcssPlugin: 'drop-unused',
  Once(root) {
    if (!/[\\/]infima[\\/]/.test(root.source?.input.file ?? '')) {
      return;
    }
    // Gathered first: a walk that removes what it stands on skips the next one where other plugins watch.
    const rules: Rule[] = [];
    root.walkRules((rule) => void rules.push(rule));
    rules.forEach((rule) => {
      const used = rule.selectors.filter((selector) => !isUnused(selector));
      if (used.length === 0) {
        rule.remove();
      } else if (used.length < rule.selectors.length) {
        rule.selectors = used;
      }
    });
    const declarations: Declaration[] = [];
    root.walkDecls(UNUSED_PROPERTY, (declaration) => void declarations.push(declaration));
    declarations.forEach((declaration) => declaration.remove());
  },
};
