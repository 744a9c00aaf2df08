/**
 * Makes a function that reports a missing translation, each `language:key` once.
 *
 * @param log where the message goes
 */
export function createMissingReport(log: (message: string) => void): (missing: string) => void {
  const reported = new Set<string>();
  return (missing) => {
    if (!reported.has(missing)) {
      reported.add(missing);
      log(`Missing translation ${missing}: the English text is shown instead.`);
    }
  };
}

/** Reports a missing translation on the console, each `language:key` once in the life of the page. */
export const warnMissing = createMissingReport((message) => {
  // eslint-disable-next-line no-console -- specification section 8: a missing translation logs a warning
  console.warn(message);
});
