import ts from 'typescript';
import {defaultChoice, options} from '../../../docs/react-date-pickers/playground/choice';
import type {Choice} from '../../../docs/react-date-pickers/playground/choice';
import {codeOf, printValue} from '../../../docs/react-date-pickers/playground/printCode';

// The code that the page react-date-pickers/playground prints.

const bare: Choice = {
  picker: 'DatePicker',
  actions: 'default',
  toolbar: 'default',
  shortcuts: 'none',
  layout: 'default',
  icon: 'default',
  button: 'end',
  clearable: 'no',
  variant: 'outlined',
  size: 'medium',
  days: 'round',
  color: 'of the theme',
};

const faultsOf = (code: string) =>
  ts.transpileModule(code, {
    reportDiagnostics: true,
    compilerOptions: {jsx: ts.JsxEmit.ReactJSX},
    fileName: 'code.tsx',
  }).diagnostics;

test('a choice of defaults prints a picker without props of parts', () => {
  expect(codeOf(bare)).toBe(`import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function MyDatePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="When"
      />
    </LocalizationProvider>
  );
}`);
});

test('every option of every control prints code that parses', () => {
  const choices = [bare, defaultChoice].flatMap((base) =>
    Object.entries(options).flatMap(([name, values]) =>
      values.map((value) => ({...base, [name]: value})),
    ),
  );
  expect(choices.length).toBeGreaterThan(60);
  expect(choices.flatMap((choice) => faultsOf(codeOf(choice)))).toEqual([]);
});

test('every option but the default changes the code', () => {
  for (const [name, values] of Object.entries(options)) {
    const codes = values.map((value) => codeOf({...bare, [name]: value}));
    expect(new Set(codes).size).toBe(values.length);
  }
});

test('values break into lines once they are longer than 60 characters', () => {
  expect(printValue({a: [1, 'b'], '& c': true})).toBe(`{a: [1, 'b'], '& c': true}`);
  expect(printValue({name: 'x'.repeat(60)})).toBe(`{\n  name: '${'x'.repeat(60)}',\n}`);
});
