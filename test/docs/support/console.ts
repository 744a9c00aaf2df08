/** What the components wrote to the console; a missing license is not of interest. */
export function listenToConsole(): string[] {
  const lines: string[] = [];
  jest.spyOn(console, 'error').mockImplementation((text: unknown) => {
    if (!String(text).includes('license')) {
      lines.push(String(text));
    }
  });
  return lines;
}
