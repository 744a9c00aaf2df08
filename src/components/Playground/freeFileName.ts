/** The first of `module1.ts`, `module2.ts` … that is not taken. */
export function freeFileName(taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const name = `module${number}.ts`;
    if (!taken.includes(name)) {
      return name;
    }
  }
}
