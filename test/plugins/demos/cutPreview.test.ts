import {cutPreview, PREVIEW_MAX_LINES} from '../../../plugins/demos/cutPreview';

const component = (jsx: string) => `export default function Demo() {
  const rows = [];

  return (
${jsx.replace(/^/gm, '    ')}
  );
}
`;

const preview = (code: string) => cutPreview(code).preview;

describe('cutPreview', () => {
  it('takes the returned JSX and removes its indentation', () => {
    expect(preview(component('<DataGrid\n  rows={rows}\n/>'))).toBe('<DataGrid\n  rows={rows}\n/>');
  });

  it.each(['div', 'Box', 'Stack', 'Paper'])('removes one %s around it', (tag) => {
    expect(
      preview(component(`<${tag} sx={{height: 400}}>\n  <DataGrid rows={rows} />\n</${tag}>`)),
    ).toBe('<DataGrid rows={rows} />');
  });

  it('keeps the second layout element', () => {
    expect(preview(component('<Box>\n  <Stack>\n    <A />\n  </Stack>\n</Box>'))).toBe(
      '<Stack>\n  <A />\n</Stack>',
    );
  });

  it('removes providers and fragments beside one layout element', () => {
    const jsx = `<LocalizationProvider dateAdapter={AdapterDayjs}>
  <DemoContainer components={['DatePicker']}>
    <Stack>
      <DatePicker label="Due" />
      <TimePicker />
    </Stack>
  </DemoContainer>
</LocalizationProvider>`;
    expect(preview(component(jsx))).toBe('<DatePicker label="Due" />\n<TimePicker />');
    expect(preview(component('<>\n  <A />\n  <B />\n</>'))).toBe('<A />\n<B />');
  });

  it('keeps expressions between siblings', () => {
    expect(preview(component('<Stack>\n  <A />\n  {open && <B />}\n</Stack>'))).toBe(
      '<A />\n{open && <B />}',
    );
  });

  it('keeps a layout element that holds no element', () => {
    expect(preview(component('<Box>{rows.map(show)}</Box>'))).toBe('<Box>{rows.map(show)}</Box>');
  });

  it('takes 16 lines and no more', () => {
    const jsx = (lines: number) => `<A\n${'  b\n'.repeat(lines - 2)}/>`;
    expect(preview(component(jsx(PREVIEW_MAX_LINES)))?.split('\n')).toHaveLength(16);
    expect(preview(component(jsx(PREVIEW_MAX_LINES + 1)))).toBeUndefined();
  });

  it('finds the component however it is exported', () => {
    const forms = [
      'const Demo = () => <A />;\nexport default Demo;',
      'export default () => <A />;',
      'export default () => (\n  <A />\n);',
      'function Demo() {\n  return <A />;\n}\nexport default Demo;',
      'function Demo() {\n  return <A />;\n}\nexport {Demo as default};',
      'export default React.memo(function Demo() {\n  return <A />;\n});',
      'const Demo = function () {\n  return <A />;\n};\nexport default Demo;',
    ];
    expect(forms.map(preview)).toEqual(forms.map(() => '<A />'));
  });

  it('takes the last return of the component and none of the functions inside it', () => {
    const code = `export default function Demo() {
  if (!ready) {
    return <Loading />;
  }
  const render = () => {
    return <Inner />;
  };
  return <A render={render} />;
}`;
    expect(preview(code)).toBe('<A render={render} />');
  });

  it('ignores other components of the file', () => {
    expect(
      preview(
        'function Other() {\n  return <B />;\n}\nexport default function Demo() {\n  return <A />;\n}',
      ),
    ).toBe('<A />');
  });

  it('gives none when no JSX is returned', () => {
    expect(preview('export default function Demo() {\n  return null;\n}')).toBeUndefined();
    expect(preview('export const a = 1;')).toBeUndefined();
  });

  it('prefers a marked region and removes its markers from the code', () => {
    const code = `export default function Demo() {
  // #region preview
  const columns = [
    {field: 'a'},
  ];
  // #endregion
  return <A columns={columns} />;
}`;
    expect(cutPreview(code)).toEqual({
      code: code.replace(/^.*region.*\n/gm, ''),
      preview: "const columns = [\n  {field: 'a'},\n];",
    });
  });

  it('takes a region marked inside JSX', () => {
    const code = component(
      '<Box>\n  {/* #region preview */}\n  <A />\n  {/* #endregion */}\n</Box>',
    );
    expect(preview(code)).toBe('<A />');
    expect(cutPreview(code).code).not.toContain('region');
  });
});
