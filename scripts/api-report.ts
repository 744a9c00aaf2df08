import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {candidateWarnings} from '../plugins/api-reference/verify';
import {checkedFacts, readReport} from '../plugins/api-reference/generate';
import {obtainFacts} from '../plugins/api-reference/facts';
import {historyOf, historyText} from '../plugins/api-reference/history';
import {DEFAULT_OPTIONS} from '../plugins/api-reference/options';
import {placesOf} from '../plugins/api-reference/places';
import {proposePages} from '../plugins/api-reference/propose';
import {describeReport, differencesOf, reportText} from '../plugins/api-reference/reportText';

const HELP = `npm run api:report [-- options]

Prints, per product, how many pages, props, slots, classes, methods, events, hooks and
selectors the installed packages have, what is undocumented, and what differs from the
committed report.

  --version v7   another version than ${DEFAULT_OPTIONS.version}; its packages are in versioned_docs/version-v7
  --update       write plugins/api-reference/report/ and history/ anew
  --propose      print a page list for a version that has none yet, from what its packages
                 export and from the list of ${DEFAULT_OPTIONS.version}
  --json         the report as JSON
  --help         this text`;

const {values} = parseArgs({
  options: {
    version: {type: 'string', default: DEFAULT_OPTIONS.version},
    update: {type: 'boolean'},
    propose: {type: 'boolean'},
    json: {type: 'boolean'},
    help: {type: 'boolean'},
  },
});

const siteDir = path.resolve(__dirname, '..');
const {version} = values;
const folder = `versioned_docs/version-${version}`;
const places = placesOf(
  {siteDir, baseUrl: '/x/'},
  version === DEFAULT_OPTIONS.version ? DEFAULT_OPTIONS : {version, docs: folder, packages: folder},
);

function write(name: string, text: string): void {
  const file = path.join(places.pluginDir, name, `${version}.json`);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
  console.log(`Wrote ${path.relative(siteDir, file)}`);
}

try {
  if (values.help) console.log(HELP);
  else if (values.propose) console.log(proposePages(places));
  else {
    const {facts, pages, report} = checkedFacts(places, {ignoreFalls: values.update}).load();
    if (values.json) console.log(reportText(report));
    else {
      console.log(describeReport(report));
      const {cpu, memory} = obtainFacts(places).cost();
      console.log(`\nReading the types took ${cpu.toFixed(1)} s of CPU and ${memory} MB.`);
      const changes = differencesOf(readReport(places), report);
      if (changes.length > 0) console.log(`\nAgainst the committed report:\n${changes.join('\n')}`);
      for (const warning of candidateWarnings(facts)) console.log(`\n${warning}`);
    }
    if (values.update) {
      write('report', reportText(report));
      write('history', historyText(historyOf(facts, pages)));
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
