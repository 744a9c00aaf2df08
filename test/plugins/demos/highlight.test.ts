import {highlight, highlightLines, KNOWN_LANGUAGES} from '../../../plugins/demos/highlight';

const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

const TSX = `import {DataGrid} from '@mui/x-data-grid';
// a < b && c > d
export default function Demo<T extends object>({rows = 4}: {rows?: number}) {
  return <DataGrid sx={{width: 100}} rows={rows} label={\`n: \${rows}\`} disabled />;
}
`;

describe('highlight', () => {
  it.each(KNOWN_LANGUAGES)('changes no character of %s', (language) => {
    expect(text(highlight(TSX, language))).toBe(TSX);
  });

  it('marks keywords, strings, names, numbers and comments, and nests nothing', () => {
    const html = highlight(TSX, 'tsx');
    expect(html).toContain('<span class="token keyword">import </span>');
    expect(html).toContain(`<span class="token string">'@mui/x-data-grid'</span>`);
    expect(html).toContain('<span class="token comment">// a &lt; b &amp;&amp; c &gt; d');
    expect(html).toMatch(/<span class="token class-name">DataGrid\s?<\/span>/);
    expect(html).toContain('<span class="token number">100</span>');
    expect(html).not.toMatch(/<span[^>]*>[^<]*<span/);
  });

  it('gives punctuation and plain text no element', () => {
    expect(highlight('a + (b);', 'tsx')).toBe('a + (b);');
  });

  it('colors the value of an attribute and not its equals sign', () => {
    expect(highlight('<A b="c" />', 'tsx')).toBe(
      '&lt;<span class="token class-name">A </span>b=<span class="token string">"c" </span>/&gt;',
    );
  });

  it('escapes markup in every language', () => {
    for (const language of KNOWN_LANGUAGES) {
      expect(highlight('<script>alert(1 && 2)</script>', language)).not.toContain('<script');
    }
  });

  it('says which languages there are when it does not know one', () => {
    expect(() => highlight('a', 'cobol')).toThrow(/"cobol" is not known. Expected one of tsx, ts/);
  });
});

describe('highlightLines', () => {
  it('wraps marked lines with their line break and leaves the rest alone', () => {
    const html = highlightLines(
      'a\nb\nc\nd',
      'text',
      new Map([
        [2, 'highlighted'],
        [3, 'inserted'],
        [4, 'deleted'],
      ]),
    );
    expect(html).toBe(
      'a\n<mark class="line">b\n</mark><ins class="line">c\n</ins><del class="line" data-copy-skip="">d</del>',
    );
  });

  it('closes a token that spans lines at the end of each', () => {
    const html = highlightLines('const a = `x\ny`;', 'tsx', new Map([[1, 'highlighted']]));
    expect(html).toContain(
      '<span class="token string">`x</span>\n</mark><span class="token string">y`</span>',
    );
  });
});
