/**
 * Loader for the framework's `registry.js`: takes out the weak references to documents, for which the bundler
 * would compile each of them at once. Only rendering without waiting needs them, which development does not do.
 */
module.exports = (source) =>
  source.replace(/require\.resolveWeak\("@site\/[^"]*\.mdx?"\)/g, 'undefined');
