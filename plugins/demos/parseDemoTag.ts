import type {Fault} from './fault';
import type {MdAttribute, MdNode} from './mdast';
import type {DemoOptions} from './types';

/** A `<Demo>` tag as the writer wrote it. */
export interface DemoTag {
  file?: string;
  options: DemoOptions;
  faults: Omit<Fault, 'file'>[];
}

type Literal = string | number | boolean;

interface OptionRule {
  expected: string;
  holds: (value: Literal) => boolean;
}

const isPixels = (value: Literal) => typeof value === 'number' && value > 0 && value <= 5000;
const isBoolean = (value: Literal) => typeof value === 'boolean';
const isText = (value: Literal) => typeof value === 'string' && value.trim() !== '';
const BACKGROUNDS: readonly Literal[] = ['outlined', 'inline', 'playground'];

const RULES: Record<'file' | keyof DemoOptions, OptionRule> = {
  file: {expected: 'a path such as "./SortByTwoColumns.tsx"', holds: isText},
  height: {expected: 'a number of px from 1 to 5000, as in height={400}', holds: isPixels},
  bg: {
    expected: '"outlined", "inline" or "playground"',
    holds: (value) => BACKGROUNDS.includes(value),
  },
  defaultCodeOpen: {expected: 'true or false', holds: isBoolean},
  hideToolbar: {expected: 'true or false', holds: isBoolean},
  maxWidth: {expected: 'a number of px from 1 to 5000, as in maxWidth={480}', holds: isPixels},
  title: {expected: 'a text', holds: isText},
};

/** Reads a `<Demo>` tag; what is wrong is collected, not thrown. */
export function parseDemoTag(node: MdNode): DemoTag {
  const tagLine = node.position?.start.line;
  const values: Record<string, Literal> = {};
  const faults: DemoTag['faults'] = [];
  for (const attribute of node.attributes ?? []) {
    const line = attribute.position?.start.line ?? tagLine;
    const fault = checkAttribute(attribute, values);
    if (fault) {
      faults.push({line, ...fault});
    }
  }
  if (values.file === undefined && faults.every(({message}) => !message.startsWith('file '))) {
    faults.push({
      line: tagLine,
      message: '<Demo> names no file.',
      remedy: 'Add file="./Name.tsx", or file="./Name/" for a folder of stylings.',
    });
  }
  const {file, ...options} = values;
  return {file: file as string | undefined, options: options, faults};
}

function checkAttribute(
  attribute: MdAttribute,
  values: Record<string, Literal>,
): Pick<Fault, 'message' | 'remedy'> | undefined {
  const {name} = attribute;
  const known = Object.keys(RULES).join(', ');
  if (name === undefined) {
    return {message: '<Demo> takes no spread.', remedy: `Write the options out: ${known}.`};
  }
  const rule = Object.hasOwn(RULES, name) ? RULES[name as keyof typeof RULES] : undefined;
  if (!rule) {
    return {message: `<Demo> has no option "${name}".`, remedy: `Use one of ${known}.`};
  }
  const value = readLiteral(attribute);
  if (value === undefined || !rule.holds(value)) {
    const found = value === undefined ? 'an expression' : JSON.stringify(value);
    return {message: `${name} is ${found}.`, remedy: `Give ${rule.expected}.`};
  }
  values[name] = value;
  return undefined;
}

/** The value of an attribute, or undefined when it is more than a literal. */
function readLiteral({value}: MdAttribute): Literal | undefined {
  if (value === null || value === undefined) {
    return true;
  }
  if (typeof value === 'string') {
    return value;
  }
  const text = value.value.trim();
  if (/^(true|false|-?\d+(\.\d+)?)$/.test(text)) {
    return JSON.parse(text) as Literal;
  }
  const quoted = /^(['"`])([^'"`\\$]*)\1$/.exec(text);
  return quoted?.[2];
}
