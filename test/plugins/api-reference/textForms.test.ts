import {apiTextForms} from '../../../plugins/api-reference/embed/textForms';
import {generate} from '../../../plugins/api-reference/generate';
import {placesOf} from '../../../plugins/api-reference/places';
import {passOf} from '../../../plugins/versions/readPass';
import {READING, siteDir} from './realFacts';

test(
  'rows in a page of an older version are those of its own reference',
  () => {
    const {docs, packages, baseUrl} = passOf('v7');
    generate(placesOf({siteDir, baseUrl}, {version: 'v7', docs, packages}));
    type Form = NonNullable<ReturnType<typeof apiTextForms>[string]>;
    const [tag, context] = [
      {name: 'ApiProps', attributes: {of: 'DataGrid', pick: 'unstable_rowSpanning'}},
      {
        url: 'https://mui.com/x/v7/react-data-grid/row-spanning/',
        resolveLink: (href: string) => href,
      },
    ] as unknown as Parameters<Form>;
    const nodes = apiTextForms().ApiProps?.(tag, context);
    expect(JSON.stringify(nodes)).toContain('/x/v7/api/data-grid/data-grid/');
  },
  READING,
);
