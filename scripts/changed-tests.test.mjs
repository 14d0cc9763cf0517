import { expect, test } from "vitest";
import { selectTests } from "./changed-tests.mjs";
import { featureOf, JOURNEY_FEATURES, journeyName, WITHOUT_JOURNEY } from "./journey-features.mjs";
import { rootDir } from "./root-dir.mjs";
import { isTestFile, listSourceFiles } from "./source-files.mjs";

const BIDS = "packages/server/src/sales/bids/bids.ts";
const BIDS_TEST = "packages/server/src/sales/bids/bids.test.ts";
const MAILS_TEST = "packages/server/src/sales/bids/mails.test.ts";
const ORDERS = "packages/server/src/sales/orders/orders.ts";
const ORDERS_TEST = "packages/server/src/sales/orders/orders.test.ts";
const PRIVACY = "packages/server/src/privacy/privacy.ts";
const PRIVACY_TEST = "packages/server/src/privacy/privacy.test.ts";
const APP = "packages/server/src/app/app.ts";
const APP_TEST = "packages/server/src/app/start.test.ts";
const HELPER = "packages/server/testing/database.ts";
const PRICE = "packages/rules/src/price.ts";
const BID = "packages/rules/src/bid.ts";
const BID_TEST = "packages/rules/src/bid.test.ts";
const PAGE = "packages/web/app/storefront/bids/bid-page.tsx";
const PAGE_TEST = "packages/web/app/storefront/bids/bid-page.test.tsx";
const CELL_TEST = "packages/admin/app/orders/cell.test.ts";
const SAMPLE = "packages/sample/src/load.ts";
const SAMPLE_TEST = "packages/sample/src/load.test.ts";
const LINT = "scripts/names.test.mjs";
const SHOP_TEST = "scripts/shop-lifecycle.test.mjs";

const imports = Object.entries({
  [BID]: [PRICE],
  [BID_TEST]: [BID],
  [BIDS]: [BID],
  [ORDERS]: [BIDS],
  [PRIVACY]: [ORDERS],
  [APP]: [BIDS, ORDERS, PRIVACY],
  [HELPER]: [APP],
  [BIDS_TEST]: [HELPER],
  [MAILS_TEST]: [HELPER],
  [ORDERS_TEST]: [HELPER],
  [PRIVACY_TEST]: [HELPER, ORDERS],
  [SAMPLE]: [BIDS],
  [SAMPLE_TEST]: [SAMPLE],
  [PAGE]: [BID],
  [PAGE_TEST]: [PAGE],
  "e2e/bids.test.ts": ["e2e/fixtures.ts"],
  "e2e/orders.test.ts": ["e2e/checkout.ts"],
}).flatMap(([from, targets]) => targets.map((to) => ({ from, to })));

const journeys = ["admin-inbox", "admin-orders", "bids", "order-journey", "orders", "wishlist"].map(
  (name) => `e2e/${name}.test.ts`,
);
const files = [
  ...new Set([...imports.flatMap(({ from, to }) => [from, to]), APP_TEST, CELL_TEST, LINT, SHOP_TEST, ...journeys]),
];

/** What these changes select, without the lints, which run for every change. */
function select(...changed) {
  const selected = selectTests({ files, imports, changed });
  expect(selected.tests).toContain(LINT);
  return { ...selected, tests: selected.tests.filter((path) => path !== LINT).sort() };
}

test("a test runs that imports the changed file, directly or through others", () => {
  expect(select(PRICE).tests).toEqual([BID_TEST, PAGE_TEST].sort());
  expect(select(PAGE).tests).toEqual([PAGE_TEST]);
});

test("a test of the server runs for its folder and what files of its folder import, although all load the program", () => {
  expect(select(BIDS).tests).toEqual([APP_TEST, BIDS_TEST, MAILS_TEST, ORDERS_TEST].sort());
  expect(select(BID).tests).toEqual([BIDS_TEST, BID_TEST, MAILS_TEST, PAGE_TEST].sort());
});

test("a test of the server runs for what it imports itself, and then alone", () => {
  expect(select(ORDERS).tests).toEqual([APP_TEST, ORDERS_TEST, PRIVACY_TEST].sort());
  expect(select(HELPER).tests).toEqual([BIDS_TEST, MAILS_TEST, ORDERS_TEST, PRIVACY_TEST].sort());
});

test("a changed test runs alone", () => {
  expect(select(MAILS_TEST)).toEqual({ tests: [MAILS_TEST], journeys: [] });
});

test("a document reaches the checks of the repository only", () => {
  expect(select("README.md")).toEqual({ tests: [], journeys: [] });
});

test("tests that start the shop run when what starts it changed", () => {
  expect(select("scripts/supervisor.mjs").tests).toEqual([SHOP_TEST]);
  expect(select(APP).tests).toContain(SHOP_TEST);
});

test("tests that load the sample shop run when it or the search changed", () => {
  expect(select(SAMPLE).tests).toEqual([SAMPLE_TEST]);
  expect(select("packages/server/src/catalog/search/rank.ts").tests).toEqual([SAMPLE_TEST]);
});

test("a file that is deleted reaches the tests of its folder", () => {
  expect(select("packages/server/src/sales/bids/gone.ts").tests).toEqual([BIDS_TEST, MAILS_TEST].sort());
});

test.each([
  ["of the storefront", PAGE, ["bids", "order-journey"]],
  ["of the server, and of those that use it", BIDS, ["admin-inbox", "admin-orders", "bids", "order-journey", "orders"]],
  ["of the admin", "packages/admin/app/inbox/inbox-page.tsx", ["admin-inbox", "order-journey"]],
  ["that no journey sees", "packages/server/src/platform/backup/restore.ts", ["order-journey"]],
])("a journey runs for the features that it is about: a feature %s", (_case, changed, names) => {
  expect(select(changed).journeys.map(journeyName).sort()).toEqual(names);
});

test("a journey runs for the files that it is made of", () => {
  expect(select("e2e/fixtures.ts").journeys).toEqual(["e2e/bids.test.ts"]);
  expect(select("e2e/orders.test.ts").journeys).toEqual(["e2e/orders.test.ts"]);
});

const sources = listSourceFiles(rootDir);
const realJourneys = sources.filter((file) => file.startsWith("e2e/") && isTestFile(file));
const features = sources.map(featureOf).filter(Boolean);
const featureNames = new Set(features.map(({ name }) => name));

test("every journey has its features, and no row is about a journey that does not exist", () => {
  expect(Object.keys(JOURNEY_FEATURES).sort()).toEqual(realJourneys.map(journeyName).sort());
});

test("every feature has a journey that sees it, or is named as one without", () => {
  const isSeen = ({ name, isVisitedBy }) => WITHOUT_JOURNEY.includes(name) || realJourneys.some(isVisitedBy);
  expect(features.length).toBeGreaterThan(1000);
  expect([...new Set(features.filter((feature) => !isSeen(feature)).map(({ name }) => name))]).toEqual([]);
});

test("every name is that of a feature's folder", () => {
  const names = [...WITHOUT_JOURNEY, ...Object.values(JOURNEY_FEATURES).flat()];
  expect(names.filter((name) => !featureNames.has(name))).toEqual([]);
});
