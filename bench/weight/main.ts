import { parseArgs } from "node:util";
import { newFolder, startShop } from "../processes.ts";
import { budgets } from "./budgets.ts";
import { namedIn, weightOf } from "./page.ts";
import { scoreOf } from "./score.ts";
import { type Page, weightTable } from "./told.ts";

/** `npm run bench -- weight`: what the main pages weigh, and how Lighthouse finds them. */
export async function weight(words: string[], undo: (() => Promise<unknown>)[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: { json: { type: "boolean", default: false }, only: { type: "string", default: "" } },
  });
  const shop = await startShop(await newFolder(undo), {}, []);
  undo.push(shop.stop);
  const url = shop.url.replace("127.0.0.1", "localhost");
  const pages: Page[] = [];
  for (const { name, path } of (await mainPages(url)).filter((page) => page.name.includes(values.only))) {
    console.error(`${name}: ${path} …`);
    pages.push({ name, ...(await weighed(url, path)) });
  }
  console.log(values.json ? JSON.stringify(pages, undefined, 2) : weightTable(pages, budgets));
}

/** The start, a category with products, and one of its products. */
async function mainPages(url: string) {
  const asked = async <Row>(path: string) => ((await (await fetch(url + path)).json()) as { data: Row[] }).data;
  const categories = await asked<{ slug: string; items: number }>("/ecommerce/categories/all");
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

async function weighed(url: string, path: string): Promise<Omit<Page, "name">> {
  const named = namedIn(await (await fetch(url + path)).text());
  const own = await weightOf(url, named);
  const { faults, runs, pictures, ...scores } = await scoreOf(url + path);
  return { figures: { ...own, picture: Math.max(0, ...pictures(named.pictures)), ...scores }, faults, runs };
}
