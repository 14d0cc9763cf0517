import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createDataFolder, startMeasuredShop } from "../processes.ts";
import { pageBudgets } from "./budgets.ts";
import { findAssets, measureAssets } from "./page-assets.ts";
import { formatWeightReport, type PageReport } from "./report.ts";

export async function runWeightBench(args: string[], cleanup: (() => Promise<unknown>)[]): Promise<void> {
  installLighthouse();
  const { values } = parseArgs({
    args: args,
    options: { json: { type: "boolean", default: false }, only: { type: "string", default: "" } },
  });
  const shop = await startMeasuredShop(await createDataFolder(cleanup), {}, []);
  cleanup.push(shop.stop);
  const url = shop.url.replace("127.0.0.1", "localhost");
  const pages: PageReport[] = [];
  for (const { name, path } of (await mainPages(url)).filter((page) => page.name.includes(values.only))) {
    console.error(`${name}: ${path} …`);
    pages.push({ name, ...(await measurePage(url, path)) });
  }
  console.log(values.json ? JSON.stringify(pages, undefined, 2) : formatWeightReport(pages, pageBudgets));
}

/** Lighthouse and its dependencies are as large as the shop, so only this command installs them. */
function installLighthouse(): void {
  const folder = import.meta.dirname;
  if (existsSync(join(folder, "node_modules", ".package-lock.json"))) return;
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", "--workspaces=false"];
  const { status } = spawnSync("npm", args, { cwd: folder, stdio: "inherit" });
  if (status !== 0) throw new Error("npm could not install Lighthouse: see its messages above.");
}

async function mainPages(url: string) {
  const fetchList = async <Row>(path: string) => ((await (await fetch(url + path)).json()) as { data: Row[] }).data;
  const categories = await fetchList<{ slug: string; items: number }>("/ecommerce/categories/all");
  const largest = categories.toSorted((one, other) => other.items - one.items)[0];
  const listing = `/catalog/${largest?.slug}`;
  const html = await (await fetch(url + listing)).text();
  const [, product = ""] = /href="(\/products\/[a-z0-9-]+)"/.exec(html) ?? [];
  return [
    { name: "home", path: "/" },
    { name: "listing", path: listing },
    { name: "product", path: product },
  ];
}

async function measurePage(url: string, path: string): Promise<Omit<PageReport, "name">> {
  const assets = findAssets(await (await fetch(url + path)).text());
  const own = await measureAssets(url, assets);
  const { problems, runs, pictures, ...scores } = await (await import("./lighthouse-score.ts")).measureScore(
    url + path,
  );
  return { figures: { ...own, picture: Math.max(0, ...pictures(assets.pictures)), ...scores }, problems, runs };
}
