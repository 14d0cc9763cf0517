import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { madeIn, noteMade, startServer } from "./home.ts";
import { makeCatalogue } from "./make.ts";

/** `npm run bench -- catalogue`: a million products, and how fast they are found. */
export async function catalogue(words: string[], undo: (() => Promise<unknown>)[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: {
      folder: { type: "string", default: "/var/tmp/pecacerta-catalogue" },
      products: { type: "string", default: "1000000" },
      companies: { type: "string", default: "50" },
      anew: { type: "boolean", default: false },
    },
  });
  const size = { products: Number(values.products), companies: Number(values.companies) };
  const key = `${size.products}-${size.companies}`;
  const folder = resolve(values.folder);
  const say = (line: string) => console.error(line);
  if (values.anew || !madeIn(folder, key)) {
    const server = await startServer(folder, { anew: true, loading: true });
    undo.push(server.stop);
    await makeCatalogue(server.url, size, say);
    await server.stop();
    await noteMade(folder, key);
  }
}
