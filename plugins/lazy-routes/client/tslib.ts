/**
 * All that `@docusaurus/utils-common` 3.10.2 takes of tslib. It is compiled for Node, so a bundler would keep that
 * package whole.
 */
export const __importDefault = (module: {__esModule?: boolean}): object =>
  module.__esModule ? module : {default: module};
