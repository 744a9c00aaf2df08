import type {Joi} from '@docusaurus/utils-validation';

/**
 * Checks the options of a plugin against its schema and reports every fault at once.
 *
 * @param plugin Name of the plugin as its folder is called; it opens the message.
 * @throws An error with one sorted line per fault: the option, what is expected, what was found.
 */
export function checkOptions(plugin: string, schema: Joi.ObjectSchema, options: unknown): void {
  const {error} = schema.validate(options ?? {}, {
    abortEarly: false,
    convert: false,
    errors: {label: false},
  });
  if (!error) {
    return;
  }
  const lines = error.details.map(({path, message, context}) => {
    const found = JSON.stringify(context?.value as unknown) ?? 'nothing';
    return `  ${path.join('.') || 'options'}: ${message.replaceAll('"', '')}; found ${found}`;
  });
  throw new Error(
    `docusaurus.config.ts, options of plugins/${plugin}: correct these, or see plugins/${plugin}/README.md\n` +
      [...new Set(lines)].sort().join('\n'),
  );
}
