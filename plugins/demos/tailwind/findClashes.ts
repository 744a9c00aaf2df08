/** Lists the class names that a style sheet's selectors use, without escapes. */
export function listClasses(css: string): Set<string> {
  const classes = new Set<string>();
  const selectors = css.replace(/\/\*[^]*?\*\//g, '').matchAll(/(?:^|[{};])([^{};@]+)\{/g);
  for (const [, selector = ''] of selectors) {
    for (const [, name = ''] of selector.matchAll(/\.((?:\\.|[\w-])+)/g)) {
      classes.add(name.replace(/\\/g, ''));
    }
  }
  return classes;
}

/** The classes that both style sheets style, sorted: a utility of that name would change the site itself. */
export function findClashes(css: string, siteCss: string): string[] {
  const own = listClasses(siteCss);
  return [...listClasses(css)].filter((name) => own.has(name)).sort();
}
