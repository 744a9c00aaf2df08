import {slotPropsOf, themeComponentsOf} from './choice';
import type {Choice} from './choice';

const isName = (key: string) => /^[a-z]\w*$/i.test(key);

/** A value as JavaScript, over several lines once it is longer than 60 characters. */
export function printValue(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  const quote = (text: string) => `'${text}'`;
  if (typeof value === 'string') {
    return quote(value);
  }
  if (typeof value !== 'object' || value === null) {
    return String(value);
  }
  const isList = Array.isArray(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const parts = Object.entries(value).map(([key, part]) =>
    isList
      ? printValue(part, inner)
      : `${isName(key) ? key : quote(key)}: ${printValue(part, inner)}`,
  );
  const line = `${open}${parts.join(', ')}${close}`;
  return line.length <= 60 && !line.includes('\n')
    ? line
    : `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
}

const indented = (text: string) => text.replace(/^(?=.)/gm, '  ');
const joined = (lines: (string | false | null)[]) =>
  lines.filter((line) => line !== null && line !== false).join('\n');

/** The module that shows the picker of a choice. */
export function codeOf(choice: Choice): string {
  const slotProps = slotPropsOf(choice);
  const components = themeComponentsOf(choice);
  const icon = choice.icon === 'default' ? null : `${choice.icon}Icon`;
  const hasShortcuts = choice.shortcuts !== 'none';
  const shortcuts = hasShortcuts ? '    shortcuts: {items: shortcuts},\n' : '';
  const props = Object.entries(slotProps)
    .map(([name, value]) => `    ${name}: ${printValue(value, '    ')},\n`)
    .join('');
  const picker = [
    '<LocalizationProvider dateAdapter={AdapterDayjs}>',
    `  <${choice.picker}`,
    '    label="When"',
    icon && '    slots={slots}',
    props + shortcuts !== '' && `    slotProps={{\n${indented(`${props}${shortcuts}`)}    }}`,
    '  />',
    '</LocalizationProvider>',
  ];
  const body = components
    ? ['<ThemeProvider theme={theme}>', indented(joined(picker)), '</ThemeProvider>']
    : picker;
  return joined([
    icon && `import ${icon} from '@mui/icons-material/${choice.icon}';`,
    components && `import {createTheme, ThemeProvider} from '@mui/material/styles';`,
    `import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';`,
    `import {${choice.picker}} from '@mui/x-date-pickers/${choice.picker}';`,
    `import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';`,
    components && `import type {} from '@mui/x-date-pickers/themeAugmentation';`,
    hasShortcuts && `import dayjs from 'dayjs';`,
    '',
    icon && `const slots = {openPickerIcon: ${icon}};`,
    hasShortcuts &&
      `const shortcuts = [\n  {label: 'Today', getValue: () => dayjs()},\n  {label: 'Tomorrow', getValue: () => dayjs().add(1, 'day')},\n];`,
    components && `const theme = createTheme(${printValue({components})});`,
    (icon || hasShortcuts || components) && '',
    `export default function My${choice.picker}() {`,
    '  return (',
    indented(indented(joined(body))),
    '  );',
    '}',
  ]);
}
