import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {budgetFaults, overBudget} from './checkBudgets';
import type {PluginOptions} from './options';
import {measurePage} from './readHtml';
import type {BuildReportData, Budgets, HistoryEntry, PageReport} from './types';

export {validateOptions} from './options';

/** Where the report is shown, below the base. */
const PAGE = 'about/build/';

/** Stops a build in which a page outgrew its budget, and shows the figures at `/about/build/`. */
export default function budgets(
  {siteDir, baseUrl, outDir}: LoadContext,
  {file, history}: PluginOptions,
): Plugin {
  const readJson = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(siteDir, name), 'utf8'));
  const pageOf = (below: string): string => path.join(outDir, below, 'index.html');
  const readAsset = (address: string): Buffer | undefined => {
    const asset = path.join(outDir, address.slice(baseUrl.length));
    return address.startsWith(baseUrl) && existsSync(asset) ? readFileSync(asset) : undefined;
  };
  return {
    name: 'x-docs-budgets',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    contentLoaded({actions}) {
      actions.addRoute({path: baseUrl + PAGE, component: '@theme/BuildReport', exact: true});
    },
    postBuild() {
      const all = readJson(file) as Budgets;
      const faults = budgetFaults(all, (below) => existsSync(pageOf(below)));
      if (faults.length > 0) {
        throw new Error(
          `${file} cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
        );
      }
      const pages = Object.entries(all).map(([name, {path: below, most}]): PageReport => {
        const figures = measurePage(readFileSync(pageOf(below), 'utf8'), readAsset);
        return {name, path: below, most, figures};
      });
      const report: BuildReportData = {pages, history: readJson(history) as HistoryEntry[]};
      mkdirSync(path.join(outDir, PAGE), {recursive: true});
      writeFileSync(path.join(outDir, PAGE, 'report.json'), JSON.stringify(report));
      const over = overBudget(pages);
      if (over.length > 0) {
        throw new Error(
          `Pages outgrew their budgets:\n${over.map((line) => `  ${line}`).join('\n')}\n` +
            `Make them lighter, or raise the budget in ${file} and say in the commit what it buys.`,
        );
      }
    },
  };
}
