/** Where the schema is published, below the site's start. */
export const SCHEMA_PATH = 'api/schema.json';

const string = {type: 'string'};
const flag = {const: true};
const plan = {enum: ['community', 'pro', 'premium']};
const list = (items: object) => ({type: 'array', items});
const ref = (name: string) => ({$ref: `#/$defs/${name}`});

const object = (properties: Record<string, object>, required: string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/**
 * JSON Schema (2020-12) of the API documents: `ApiDocument` in `types.ts`, field by field.
 *
 * @param id address of the schema
 */
export function apiSchema(id: string): object {
  const link = object({title: string, url: {type: 'string', format: 'uri'}, plan}, [
    'title',
    'url',
  ]);
  const parameter = object({name: string, type: string, optional: flag, description: string}, [
    'name',
    'type',
  ]);
  const signature = object(
    {
      typeParameters: list(string),
      parameters: list(parameter),
      returns: object({type: string, description: string}, ['type']),
    },
    ['parameters', 'returns'],
  );
  const entry = object(
    {
      name: string,
      kind: {enum: ['prop', 'slot', 'class', 'method', 'property', 'event', 'param']},
      url: {type: 'string', format: 'uri'},
      type: string,
      fullType: string,
      required: flag,
      default: string,
      description: {type: 'string', description: 'Markdown'},
      deprecated: {type: 'string', description: 'Markdown: what to use instead'},
      plan: {enum: ['pro', 'premium']},
      signatures: list(signature),
      className: string,
      state: flag,
      exported: {const: false},
      since: string,
      notes: {type: 'object', additionalProperties: string},
    },
    ['name', 'kind', 'url'],
  );
  const section = object({title: string, description: string, entries: list(ref('entry'))}, [
    'title',
    'entries',
  ]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    title: 'A page of the API reference',
    ...object(
      {
        $schema: string,
        name: string,
        kind: {
          enum: [
            'component',
            'interface',
            'methods',
            'events',
            'selectors',
            'hooks',
            'types',
            'index',
          ],
        },
        product: {enum: ['data-grid', 'date-pickers', 'charts', 'tree-view']},
        plan,
        package: string,
        packageVersion: string,
        url: {type: 'string', format: 'uri'},
        markdown: {type: 'string', format: 'uri'},
        description: {type: 'string', description: 'Markdown'},
        deprecated: {type: 'string', description: 'Markdown: what to use instead'},
        exportName: string,
        typeParameters: list(string),
        imports: list(
          object({package: string, plan, statement: string}, ['package', 'plan', 'statement']),
        ),
        guides: list(ref('link')),
        sections: list(section),
        alsoAccepts: list(ref('entry')),
        inherited: list(
          object({interface: string, package: string, count: {type: 'integer'}}, [
            'interface',
            'package',
            'count',
          ]),
        ),
        ref: string,
        themeName: string,
        api: ref('link'),
        removed: list(
          object({name: string, kind: string, removedIn: string, type: string, instead: string}, [
            'name',
            'kind',
            'removedIn',
          ]),
        ),
        groups: list(object({title: string, links: list(ref('link'))}, ['title', 'links'])),
      },
      [
        '$schema',
        'name',
        'kind',
        'product',
        'plan',
        'package',
        'packageVersion',
        'url',
        'markdown',
        'imports',
        'guides',
        'sections',
        'alsoAccepts',
        'inherited',
      ],
    ),
    $defs: {link, entry},
  };
}
