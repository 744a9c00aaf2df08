import ts from 'typescript';
import {formatCode} from '../../../plugins/demos/formatCode';
import {makeJavaScript} from '../../../plugins/demos/makeJavaScript';

async function toJs(code: string, file = 'docs/Demo.tsx'): Promise<string> {
  const {code: stripped, faults} = makeJavaScript(code, file);
  expect(faults).toEqual([]);
  return formatCode(stripped ?? '', 'jsx');
}

/** What the TypeScript compiler makes of the same code, laid out alike and without comments. */
async function byCompiler(code: string): Promise<string> {
  const {outputText} = ts.transpileModule(code, {
    compilerOptions: {
      jsx: ts.JsxEmit.Preserve,
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      removeComments: true,
    },
    fileName: 'demo.tsx',
  });
  return withoutBlankLines(await formatCode(outputText, 'jsx'));
}

function withoutBlankLines(code: string): string {
  return code.replace(/\n+/g, '\n').trim();
}

const SAMPLES: Record<string, string> = {
  'a generic arrow function':
    'const first = <T,>(items: T[]): T | undefined => items[0];\nexport default first;',
  'a generic function with constraints':
    'export function pick<T extends object, K extends keyof T = keyof T>(o: T, k: K): T[K] { return o[k]; }',
  satisfies: 'export const columns = [{field: "id"}] satisfies {field: string}[];',
  'as const': 'export const sides = ["left", "right"] as const;',
  'a chain of assertions': 'export const a = (window as unknown as {n: number}).n!;',
  'type arguments of a component':
    'export const a = <Select<string> value="a" onChange={(e) => e as any} />;',
  'type arguments of a call':
    'import {useState} from "react";\nexport const a = () => useState<Map<string, number[]>>(new Map());',
  'an import used as a type only':
    'import {DataGrid, GridColDef} from "@mui/x-data-grid";\nconst c: GridColDef[] = [];\nexport const a = <DataGrid columns={c} />;',
  'inline type imports':
    'import {DataGrid, type GridColDef} from "@mui/x-data-grid";\nconst c: GridColDef[] = [];\nexport const a = <DataGrid columns={c} />;',
  'type imports and exports':
    'import type {A} from "./a";\nexport type {A};\nexport const a: A = 1;',
  'a side-effect import': 'import "./style.css";\nexport const a = 1;',
  'a class with modifiers':
    'export class A<T> { private readonly items: T[] = []; constructor(public_: T) { this.items.push(public_); } get size(): number { return this.items.length; } }',
  'an abstract class': 'export abstract class A { abstract run(): void; stop(): void {} }',
  overloads:
    'export function f(a: string): string;\nexport function f(a: number): number;\nexport function f(a: any): any { return a; }',
  'optional parameters and defaults':
    'export function f(this: Window, a?: string, b: number = 1, ...rest: string[]) { return [a, b, rest]; }',
  'a type predicate': 'export const isText = (v: unknown): v is string => typeof v === "string";',
  'an assertion signature':
    'export function check(v: unknown): asserts v is string { if (!v) throw new Error(); }',
  'declared globals': 'declare const VERSION: string;\nexport const v = VERSION;',
  'module augmentation':
    'declare module "@mui/x-data-grid" { interface ToolbarPropsOverrides { a: string } }\nexport const a = 1;',
  'a less-than that is no type': 'export const f = (a: number, b: number) => a < b && b > 2;',
  'conditional and mapped types':
    'type A<T> = T extends string ? {[K in keyof T]?: T[K]} : never;\nexport const a: A<"x"> = {} as never;',
  'an arrow with an object type':
    'export const f = ({a, b}: {a: string; b?: number}): {c: string} => ({c: a + b});',
  'an async generator': 'export async function* g(): AsyncGenerator<number> { yield* [1, 2]; }',
  'an index signature in a class': 'export class A { [key: string]: unknown; x = 1; }',
  'a template literal type': 'type Id = `order-${number}`;\nexport const id: Id = `order-${1}`;',
  'a definite assignment': 'export let a!: string;',
};

describe('makeJavaScript', () => {
  it.each(Object.entries(SAMPLES))('gives what the compiler gives for %s', async (_, code) => {
    expect(withoutBlankLines(await toJs(code))).toBe(await byCompiler(code));
  });

  it('keeps comments and single blank lines, and leaves no comment of a type behind', async () => {
    const js = await toJs(`// Orders of one day.
import {useState} from 'react';

/** An order as the server sends it. */
interface Order {
  /** Euro. */
  total: number;
}

// Kept: it stands above a blank line.

/** Of a type. */
export type Id = string;

/** Sums orders. */
export function sum(orders: Order[]): number {
  // one by one
  let total = 0;

  for (const order of orders) {
    total += order.total; // euro
  }

  return total;
}

export const useOrders = () => useState<Order[]>([]);
`);
    expect(js).toBe(`// Orders of one day.
import { useState } from 'react';

// Kept: it stands above a blank line.

/** Sums orders. */
export function sum(orders) {
  // one by one
  let total = 0;

  for (const order of orders) {
    total += order.total; // euro
  }

  return total;
}

export const useOrders = () => useState([]);
`);
  });

  it('gives no code for a file of types', () => {
    const code = 'import type {A} from "./a";\nexport interface B extends A {}\nexport type C = B;';
    expect(makeJavaScript(code, 'docs/types.ts')).toEqual({faults: []});
  });

  it('refuses what has no JavaScript form, at its line and with advice', () => {
    const code = `enum Side {Left}
namespace N { export const a = 1; }
class A { constructor(private a: string) {} }
import fs = require('fs');
`;
    expect(makeJavaScript(code, 'docs/Demo.tsx').faults).toEqual([
      expect.objectContaining({
        line: 1,
        message: 'enum Side has no JavaScript form.',
        remedy: expect.stringContaining('as const'),
      }),
      expect.objectContaining({line: 2, message: 'namespace N has no JavaScript form.'}),
      expect.objectContaining({
        line: 3,
        message: 'constructor parameter a declares a field.',
      }),
      expect.objectContaining({line: 4, message: 'CommonJS syntax in a module.'}),
    ]);
  });

  it('lets a declared enum pass, which needs no code', () => {
    expect(makeJavaScript('declare enum A {B}\nexport const a = 1;', 'docs/a.ts').faults).toEqual(
      [],
    );
  });

  it('takes angle brackets in a .ts file for an assertion', async () => {
    expect(await toJs('export const a = <string>"x";', 'docs/a.ts')).toBe(
      "export const a = 'x';\n",
    );
  });
});
