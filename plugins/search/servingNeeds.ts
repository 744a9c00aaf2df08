import {originOf} from '../serving/contentSecurity';
import type {ServingNeeds} from '../serving/types';
import type {ProviderChoice} from './options';

/** What a provider needs of the server: the index and its WebAssembly, or the host that answers. */
export function servingNeeds(provider: ProviderChoice): ServingNeeds {
  switch (provider.type) {
    case 'pagefind':
      return {
        contentSecurity: {script: ["'wasm-unsafe-eval'"]},
        immutable: ['pagefind/fragment/*', 'pagefind/index/*'],
      };
    case 'docsearch':
      return {
        contentSecurity: {
          connect: originOf(provider.host ?? `https://${provider.appId}-dsn.algolia.net`),
        },
      };
    case 'typesense':
      return {contentSecurity: {connect: originOf(provider.host)}};
  }
}
