import type {en} from './en';
import {DEFAULT_LANGUAGE, type Language} from './languages';

type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type English = Readonly<Record<string, string>>;

/** What has to be filled into a text: nothing, or a value for each of its placeholders. */
export type Values<Table extends English, Key extends keyof Table> = [
  Placeholders<Table[Key]>,
] extends [never]
  ? []
  : [values: Readonly<Record<Placeholders<Table[Key]>, string | number>>];

/** Gives the text of a key in the translator's language. */
export type Translate<Table extends English = typeof en> = <Key extends keyof Table & string>(
  key: Key,
  ...values: Values<Table, Key>
) => string;

/** Texts by language. English is whole, the others may lack texts or be absent. */
export type Tables<Table extends English = typeof en> = Readonly<
  Record<'en', Readonly<Record<keyof Table, string>>> &
    Partial<Record<Language, Readonly<Partial<Record<keyof Table, string>>>>>
>;

/** What a translator is made of. */
export interface TranslatorOptions<Table extends English = typeof en> {
  readonly language: Language;
  readonly tables: Tables<Table>;
  /** Told of every text that the language lacks, once for each, as `language:key`. */
  readonly warn: (missing: string) => void;
}

/** Fills the values into a text: `{name}` is replaced. */
export function fill(
  text: string,
  values: Readonly<Record<string, string | number>> | undefined,
): string {
  return values
    ? text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
    : text;
}

/** Makes a function that translates. A text that the language lacks is given in English. */
export function createTranslator<Table extends English = typeof en>({
  language,
  tables,
  warn,
}: TranslatorOptions<Table>): Translate<Table> {
  const warned = new Set<string>();
  return (key, ...[values]) => {
    const text = tables[language]?.[key];
    if (text === undefined && language !== DEFAULT_LANGUAGE && !warned.has(key)) {
      warned.add(key);
      warn(`${language}:${key}`);
    }
    return fill(text ?? tables.en[key], values);
  };
}
