import type {en, TextKey} from './en';
import {DEFAULT_LANGUAGE, type Language} from './languages';

type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** What has to be filled into a text: nothing, or a value for each of its placeholders. */
export type Values<Key extends TextKey> = [Placeholders<(typeof en)[Key]>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholders<(typeof en)[Key]>, string | number>>];

/** Gives the text of a key in the translator's language. */
export type Translate = <Key extends TextKey>(key: Key, ...values: Values<Key>) => string;

/** Texts by language. English is whole, the others may lack texts or be absent. */
export type Tables = Readonly<
  Record<'en', Readonly<Record<TextKey, string>>> &
    Partial<Record<Language, Readonly<Partial<Record<TextKey, string>>>>>
>;

/** What a translator is made of. */
export interface TranslatorOptions {
  readonly language: Language;
  readonly tables: Tables;
  /** Told of every text that the language lacks, once for each, as `language:key`. */
  readonly warn: (missing: string) => void;
}

function fill(text: string, values: Readonly<Record<string, string | number>> | undefined): string {
  return values
    ? text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
    : text;
}

/** Makes a function that translates. A text that the language lacks is given in English. */
export function createTranslator({language, tables, warn}: TranslatorOptions): Translate {
  const warned = new Set<TextKey>();
  return (key, ...[values]) => {
    const text = tables[language]?.[key];
    if (text === undefined && language !== DEFAULT_LANGUAGE && !warned.has(key)) {
      warned.add(key);
      warn(`${language}:${key}`);
    }
    return fill(text ?? tables.en[key], values);
  };
}
