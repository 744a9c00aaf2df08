import type {ConfigureWebpackUtils} from '@docusaurus/types';

/**
 * Tells the engine of Chrome (136 and later) to compile all functions of a file beside the main thread, while it comes.
 * Else each is compiled on the main thread at its first call, and what is called for the first time is nearly all
 * of a page's start. Other browsers read a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad';

/** Plugin of the bundler that puts the hint on top of every script, where alone it counts. */
export function compileAhead({
  BannerPlugin,
  Compilation,
}: ConfigureWebpackUtils['currentBundler']['instance']) {
  return new BannerPlugin({
    banner: HINT,
    raw: true,
    test: /\.js$/,
    // Minifying, which comes before, drops comments; file names, which come after, are made of the content.
    stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
  });
}
