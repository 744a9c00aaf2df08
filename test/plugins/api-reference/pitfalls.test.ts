/**
 * What went wrong once when types were read from the published packages, checked on the installed ones.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiFacts, PageList} from '../../../plugins/api-reference/types';
import {component, member, object, READING, realFacts, siteDir} from './realFacts';

let facts: ApiFacts;
let pages: PageList;

beforeAll(() => {
  ({facts, pages} = realFacts());
}, READING);

const packageJson = JSON.parse(readFileSync(path.join(siteDir, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

const texts = (): string[] =>
  [
    ...facts.components.flatMap((item) => [...item.props, ...item.alsoAccepts]),
    ...facts.types.flatMap((item) => (item.kind === 'object' ? item.members : [])),
  ].map((item) => item.type);

describe('the compiler', () => {
  it('is a pinned one: the newest release of its package has no compiler API', () => {
    expect(packageJson.devDependencies.typescript).toBe('5.9.3');
    expect(facts.typescript).toBe('5.9.3');
  });
});

describe('packages', () => {
  it('are pinned without ranges, in the versions that the page list expects', () => {
    for (const [name, version] of Object.entries(pages.packages)) {
      expect([name, packageJson.dependencies[name]]).toEqual([name, version]);
    }
  });

  it('that ship .d.ts and .d.mts give one type each: all plans export the same symbol', () => {
    expect(component(facts, 'DatePicker').imports).toEqual([
      '@mui/x-date-pickers',
      '@mui/x-date-pickers-pro',
    ]);
    expect(object(facts, 'GridColumnHeaderParams').imports).toHaveLength(3);
    const keys = facts.types.map((item) => `${item.product}/${item.name}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('module augmentation', () => {
  it('is seen: members that Pro and Premium add are there', () => {
    const column = object(facts, 'GridColDef');
    expect(member(column, 'field').plan).toBeUndefined();
    expect(member(column, 'aggregable').plan).toBe('premium');
    expect(facts.events.find((item) => item.name === 'fetchRows')?.plan).toBe('pro');
    expect(facts.events.some((item) => item.plan === 'premium')).toBe(true);
  });

  it('does not make members of the API object appear in a lower plan than they work in', () => {
    const api = object(facts, 'GridApi');
    expect(member(api, 'getRow').plan).toBeUndefined();
    expect(member(api, 'pinColumn').plan).toBe('pro');
    expect(member(api, 'exportDataAsExcel').plan).toBe('premium');
  });

  it('leaves the grid of each plan with its own props', () => {
    const names = (name: string): string[] => component(facts, name).props.map((prop) => prop.name);
    expect(names('DataGrid')).not.toContain('treeData');
    expect(names('DataGridPro')).toContain('treeData');
    expect(names('DataGridPro')).not.toContain('aggregationModel');
    expect(names('DataGridPremium')).toContain('aggregationModel');
  });
});

describe('types of dates', () => {
  it('are no `any`: an adapter is made known to the pickers', () => {
    expect(member(component(facts, 'DatePicker'), 'value').type).toBe('PickerValue');
    expect(member(component(facts, 'DatePicker'), 'minDate').type).toBe('PickerValidDate');
    expect(member(component(facts, 'DateRangePicker'), 'value').type).toBe('PickerRangeValue');
  });
});

describe('generic components', () => {
  it('keep texts as authored', () => {
    expect(member(component(facts, 'DataGrid'), 'columns').type).toBe('readonly GridColDef<R>[]');
    const loose = component(facts, 'DatePicker').props.filter((prop) =>
      /\bunknown\b/.test(prop.type),
    );
    expect(loose).toEqual([]);
  });

  it('show the props that a type parameter hides', () => {
    const names = component(facts, 'ChartsContainerPro').props.map((prop) => prop.name);
    expect(names).toEqual(expect.arrayContaining(['initialZoom', 'onZoomChange', 'zoomData']));
  });
});

describe('stubs', () => {
  it('of paid grids in the community package do not stand for the real ones', () => {
    expect(component(facts, 'DataGridPro').from).toBe('@mui/x-data-grid-pro');
    expect(component(facts, 'DataGridPremium').from).toBe('@mui/x-data-grid-premium');
    expect(component(facts, 'DataGridPremium').deprecated).toBeUndefined();
    expect(component(facts, 'DataGrid').props.length).toBeGreaterThan(120);
  });
});

describe('names', () => {
  it('exported as unstable are known by their bare name', () => {
    const list = component(facts, 'PickersSectionList');
    expect(list.exportName).toBe('Unstable_PickersSectionList');
    expect(list.slug).toBe('pickers-section-list');
    expect(component(facts, 'SankeyChart').exportName).toBe('Unstable_SankeyChart');
  });

  it('are not taken from the links in comments, one of which points at another page', () => {
    expect(component(facts, 'RichTreeViewPro').slug).toBe('rich-tree-view-pro');
    expect(component(facts, 'RichTreeViewPro').from).toBe('@mui/x-tree-view-pro');
  });
});

describe('comments', () => {
  it('bring no links to the demos of another site', () => {
    for (const item of facts.components) {
      expect([item.name, item.doc ?? '']).toEqual([
        item.name,
        expect.not.stringMatching(/Demos:|\bAPI:|mui\.com/),
      ]);
    }
  });

  it('inside inline object types do not get into the type', () => {
    expect(texts().filter((text) => text.includes('/*'))).toEqual([]);
  });

  it('of an argument do not repeat its name', () => {
    const signatures = facts.components.flatMap((item) =>
      item.props.flatMap((prop) => prop.signature?.params ?? []),
    );
    const repeated = signatures.filter(({name, doc}) => doc?.startsWith(`${name} `));
    expect(signatures.filter(({doc}) => doc).length).toBeGreaterThanOrEqual(988);
    expect(repeated).toEqual([]);
  });

  it('of dotted arguments fold into their parent', () => {
    const params = object(facts, 'GridColDef').members.flatMap(
      (item) => item.signature?.params ?? [],
    );
    expect(params.every(({name}) => !name.includes('.') || name.startsWith('...'))).toBe(true);
  });

  it('are merged from all declarations of a prop, the first of which may have none', () => {
    expect(member(component(facts, 'TreeItem'), 'itemId').doc).toMatch(/\w/);
    expect(member(component(facts, 'LineChart'), 'height').doc).toMatch(/\w/);
  });
});

describe('types as text', () => {
  it('name no module paths, and no `undefined` that being optional says already', () => {
    expect(texts().filter((text) => text.includes('import('))).toEqual([]);
    const optional = facts.components
      .flatMap((item) => item.props)
      .filter((prop) => !prop.required && /^[^()]* \| undefined$/.test(prop.type));
    expect(optional).toEqual([]);
  });

  it('are cut where they would not be read to their end', () => {
    const props = facts.components.flatMap((item) => item.props);
    expect(props.filter((prop) => prop.type.length > 600)).toEqual([]);
  });
});

describe('required', () => {
  it('comes from the prop, not from a declaration that `Partial` has loosened', () => {
    const required = (name: string): string[] =>
      component(facts, name)
        .props.filter((prop) => prop.required)
        .map((prop) => prop.name);
    expect(required('DataGrid')).toEqual(['columns']);
    expect(required('TreeItem')).toEqual(['itemId']);
    expect(required('DatePicker')).toEqual([]);
  });
});

describe('CSS classes', () => {
  const classes = (name: string) =>
    Object.fromEntries(component(facts, name).classes.map((item) => [item.key, item]));

  it('come from the constant in the component’s own directory', () => {
    expect(classes('ChartsXAxis').root?.selector).toBe('MuiChartsAxis-root');
    expect(component(facts, 'DatePicker').classes).toEqual([]);
  });

  it('are the strings that the code puts on elements, not a guess from the component’s name', () => {
    expect(classes('DataGridPremium').root?.selector).toBe('MuiDataGrid-root');
  });

  it('of a state are the shared ones', () => {
    expect(classes('TreeItem').selected).toMatchObject({selector: 'Mui-selected', state: true});
  });

  it('have a string each, but for one that nothing in the code puts on an element', () => {
    const silent = facts.components.flatMap((item) =>
      item.classes.filter((entry) => !entry.selector).map((entry) => entry.key),
    );
    expect([...new Set(silent)]).toEqual(['pivotPanelBody']);
  });
});

describe('refs', () => {
  it('name an element, which the resolved type under React 19 hides', () => {
    expect(component(facts, 'DataGrid').ref).toBe('HTMLDivElement');
    expect(component(facts, 'TreeItem').ref).toBe('HTMLLIElement');
    expect(component(facts, 'LineChart').ref).toBe('SVGSVGElement');
  });
});

describe('methods', () => {
  it('behind an apiRef without a page of its own are read from what the ref holds', () => {
    const names = component(facts, 'RichTreeViewPro').api?.map((item) => item.name);
    expect(names).toEqual(expect.arrayContaining(['focusItem', 'getItem', 'setItemSelection']));
  });
});

describe('selectors', () => {
  const selector = (name: string) => facts.selectors.find((item) => item.name === name);

  it('stand under what their comment says, else under the feature whose folder they are in', () => {
    expect(selector('gridColumnFieldsSelector')?.category).toBe('Columns');
    expect(selector('gridColumnVisibilityModelSelector')?.category).toBe('Visible columns');
    expect(selector('gridRowSelectionStateSelector')?.category).toBe('Row selection');
    expect(selector('gridPreferencePanelStateSelector')?.category).toBe('Preference panel');
    const bare = facts.selectors.filter(({category}) => !category).map(({name}) => name);
    expect(bare).toEqual(['gridRowIdSelector']);
  });

  it('list what they take beside the API object, and not the argument that takes nothing', () => {
    expect(selector('gridRowNodeSelector')?.args).toEqual([{name: 'rowId', type: 'GridRowId'}]);
    expect(selector('gridDensitySelector')?.args).toEqual([]);
  });
});
