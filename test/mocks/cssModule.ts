/** Stands for a CSS module in unit tests: every class is named as written. */
const styles: Record<string, string> = new Proxy({}, {get: (_, name) => String(name)});

export default styles;
