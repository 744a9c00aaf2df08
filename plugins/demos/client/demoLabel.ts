/** Words of a demo's name, for people: `SortByTwoColumns` becomes `Sort by two columns`. Abbreviations stay as they are. */
export function demoLabel(name: string): string {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [name];
  return words
    .map((word, index) => (index === 0 || word === word.toUpperCase() ? word : word.toLowerCase()))
    .join(' ');
}
