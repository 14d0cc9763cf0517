import { dirname } from "node:path";
import { featureOf, journeyName, SMOKE_JOURNEY } from "./journey-features.mjs";
import { isTestFile } from "./source-files.mjs";

const LOADS_THE_PROGRAM = /^(packages\/server|bench)\/|\/(with-database|on-citus)\//;
const HELPS_TESTS = /^packages\/server\/(testing|contract-tests)\//;

export const START_THE_SHOP = /^scripts\/(shop-\w+|faults|failover)\.test\.mjs$/;
const LOAD_THE_SAMPLE = /^packages\/sample\//;

/** Tests that read files or start programs, and what they are about. */
const ABOUT = [
  { tests: LOAD_THE_SAMPLE, files: /^packages\/(sample|server\/src\/catalog\/search)\// },
  { tests: START_THE_SHOP, files: /^(scripts\/[^/]+\.mjs|packages\/(embedded-postgres|server\/src\/app)\/.*)$/ },
  { tests: /^scripts\/.*\.test\.mjs$/, files: /./ },
  { tests: /^packages\/server\/src\/platform\/database\//, files: /\/database\/migrations\/.*\.sql$/ },
  { tests: /^packages\/server\/contract-tests\//, files: /^packages\/(contract\/.*|server\/src\/.*routes\.ts)$/ },
  { tests: /^packages\/web\/pages\/with-database\//, files: /^packages\/web\/(pages\/.*|server\.ts)$/ },
  { tests: /^packages\/web\/app\/texts\//, files: /^packages\/web\/messages\// },
];

/** Selects tests and journeys by the rule of CONTRIBUTING.md. */
export function selectTests({ files, imports, changed }) {
  const changedSet = new Set(changed);
  const importedBy = groupByTarget(imports);
  const affected = filesReaching(changedSet, importedBy);
  const importers = new Set(changed.flatMap((file) => importersOf(file, importedBy)));
  const products = [...changed, ...[...importers].filter((file) => !HELPS_TESTS.test(file))];
  const near = new Set(products.filter((file) => !isTestFile(file)).map((file) => dirname(file)));
  const isSelected = (test) => {
    if (changedSet.has(test)) return true;
    const about = ABOUT.find(({ tests }) => tests.test(test));
    if (about && changed.some((file) => about.files.test(file))) return true;
    if (START_THE_SHOP.test(test) || LOAD_THE_SAMPLE.test(test)) return false;
    return LOADS_THE_PROGRAM.test(test) ? near.has(dirname(test)) || importers.has(test) : affected.has(test);
  };
  const isJourney = (file) => file.startsWith("e2e/");
  return {
    tests: files.filter((file) => isTestFile(file) && !isJourney(file) && isSelected(file)),
    journeys: selectJourneys({
      files: files.filter((file) => isTestFile(file) && isJourney(file)),
      changed,
      importedBy,
    }),
  };
}

function filesReaching(changedSet, importedBy) {
  const reaching = new Set(changedSet);
  for (const file of reaching) for (const importer of importersOf(file, importedBy)) reaching.add(importer);
  return reaching;
}

function groupByTarget(imports) {
  const importedBy = new Map();
  for (const { from, to } of imports) importedBy.set(to, [...(importedBy.get(to) ?? []), from]);
  return importedBy;
}

const importersOf = (file, importedBy) => importedBy.get(file) ?? [];

function selectJourneys({ files, changed, importedBy }) {
  const affected = filesReaching(new Set(changed.filter((file) => file.startsWith("e2e/"))), importedBy);
  const product = changed.filter((file) => file.startsWith("packages/") && !isTestFile(file));
  const touched = product.flatMap((file) => [file, ...importersOf(file, importedBy)]);
  const features = touched.filter((file) => !isTestFile(file)).map(featureOf);
  const isVisited = (journey) => features.some((feature) => feature?.isVisitedBy(journey));
  const isSmoke = (journey) => product.length > 0 && journeyName(journey) === SMOKE_JOURNEY;
  return files.filter((journey) => affected.has(journey) || isSmoke(journey) || isVisited(journey));
}
