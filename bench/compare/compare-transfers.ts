import { loadShopData } from "../shop-data.ts";
import type { Cleanup } from "../staff/open-staff-data.ts";
import { type Both, inTurn, type Tree } from "./both.ts";
import { comparedPages } from "./compared-requests.ts";
import { launchBrowser, measureTransfer, type PageTransfer } from "./page-transfer.ts";
import { type Comparison, lessIsBetter } from "./ratio.ts";
import { startTree } from "./start-tree.ts";

/** Compares what a browser receives for one page of each kind. */
export async function compareTransfers(trees: Both<Tree>, cleanup: Cleanup): Promise<Comparison[]> {
  const browser = await launchBrowser();
  cleanup.push(() => browser.close());
  const transfers = await inTurn(async (side) => {
    const shop = await startTree(trees[side], {});
    cleanup.push(shop.stop);
    const pages: { name: string; transfer: PageTransfer }[] = [];
    for (const { name, requests } of comparedPages(await loadShopData(shop.url)))
      pages.push({ name, transfer: await measureTransfer(browser, `${shop.url}${requests[0]?.path}`) });
    await shop.stop();
    return pages;
  });
  await browser.close();
  return transfers.change.flatMap(({ name, transfer: change }, at) => {
    const base = transfers.base[at]?.transfer ?? change;
    const compare = (label: string, unit: string, read: (transfer: PageTransfer) => number) =>
      lessIsBetter(`${name}: ${label}`, unit, [{ base: read(base), change: read(change) }]);
    return [
      compare("HTML", "kB", ({ html }) => html / 1000),
      compare("CSS", "kB", ({ styles }) => styles / 1000),
      compare("JavaScript", "kB", ({ scripts }) => scripts / 1000),
      compare("JavaScript", "files", ({ scriptFiles }) => scriptFiles),
    ];
  });
}
