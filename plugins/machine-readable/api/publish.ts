import type {EntryData, PageData, SignatureData} from '../../api-reference/model';
import {anchorOf} from '../../api-reference/render/anchors';
import type {ApiDocument, ApiEntry, ApiSection, ApiSignature} from './types';

/** What publishing a page needs besides its data. */
export interface PublishContext {
  /** The page for people, with host. */
  url: string;
  markdown: string;
  schema: string;
  /** Makes an address of the site complete. */
  resolveLink: (written: string) => string;
  /** Markdown of a description's HTML, on one or several lines. */
  prose: (html: string) => string;
}

/** Leaves out what is not there, so that the JSON has no nulls. */
function defined<T extends object>(fields: T): T {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  ) as T;
}

const flag = (value: 1 | undefined): true | undefined => (value ? true : undefined);

function signature({g, p, r, rh}: SignatureData, prose: PublishContext['prose']): ApiSignature {
  return defined({
    typeParameters: g,
    parameters: p.map(({n, t, o, h}) =>
      defined({name: n, type: t, optional: flag(o), description: h && prose(h)}),
    ),
    returns: defined({type: r, description: rh && prose(rh)}),
  });
}

function entry(
  data: EntryData,
  kind: ApiEntry['kind'],
  anchor: string,
  {url, prose}: PublishContext,
): ApiEntry {
  return defined({
    name: data.n,
    kind,
    url: `${url}#${anchor}`,
    type: data.t,
    fullType: data.f,
    required: flag(data.r),
    default: data.d ?? data.e,
    description: data.h && prose(data.h),
    deprecated: data.x === undefined ? undefined : prose(data.x) || 'Deprecated.',
    plan: data.p,
    signatures: data.s?.map((item) => signature(item, prose)),
    className: data.c,
    state: flag(data.st),
    exported: data.u ? (false as const) : undefined,
    since: data.v,
    notes:
      data.m && Object.fromEntries(data.m.map(([label, ...texts]) => [label, texts.join(' → ')])),
  });
}

/** A page of the API reference with whole words for its fields, Markdown for its texts and whole addresses. */
export function publish(page: PageData, context: PublishContext): ApiDocument {
  const {prose, resolveLink} = context;
  const keyword = page.kind === 'component' ? 'import' : 'import type';
  const name = page.exportName ?? page.name;
  return defined({
    $schema: context.schema,
    name: page.name,
    kind: page.kind,
    product: page.product,
    plan: page.plan,
    package: page.from,
    packageVersion: page.version,
    url: context.url,
    markdown: context.markdown,
    description: page.summary && prose(page.summary),
    deprecated: page.deprecated === undefined ? undefined : prose(page.deprecated),
    exportName: page.exportName,
    typeParameters: page.typeParams,
    imports: page.imports.map(({from, plan}) => ({
      package: from,
      plan,
      statement: `${keyword} {${name}} from '${from}';`,
    })),
    guides: page.demos.map(({title, href}) => ({title, url: resolveLink(href)})),
    sections: page.sections.map((section): ApiSection =>
      defined({
        title: section.title,
        description: section.intro && prose(section.intro),
        entries: section.entries.map((item) =>
          entry(item, section.kind, anchorOf(page, section.kind, item.n), context),
        ),
      }),
    ),
    alsoAccepts: page.also.map((item) => entry(item, 'prop', 'more-props', context)),
    inherited: page.inherited.map(({owner, from, count}) => ({
      interface: owner,
      package: from,
      count,
    })),
    ref: page.ref,
    themeName: page.themeName,
    removed: page.removed?.map(({name: gone, what, in: removedIn, type, instead}) =>
      defined({name: gone, kind: what, removedIn, type, instead}),
    ),
    api: page.api && {title: page.api.title, url: resolveLink(page.api.href)},
    groups: page.groups?.map(({title, items}) => ({
      title,
      links: items.map((item) =>
        defined({title: item.title, url: resolveLink(item.href), plan: item.plan}),
      ),
    })),
  });
}
