import { gzipSync } from "node:zlib";

/** Files that a page loads without interaction. */
export type PageAssets = { scripts: string[]; styles: string[]; pictures: string[] };

export function findAssets(html: string): PageAssets {
  const all = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, found = ""]) => found))];
  return {
    scripts: all(/"(\/assets\/[^"]+\.js)"/g),
    styles: all(/<link rel="stylesheet" href="([^"#]+)/g),
    // Only the main image is preloaded with high priority.
    pictures: [...html.matchAll(/<link rel="preload" as="image"[^>]*>/g)]
      .map(([link]) => link)
      .filter((link) => link.includes('fetchPriority="high"'))
      .flatMap((link) => /(?:imageSrcSet|href)="([^"]+)"/.exec(link)?.[1]?.split(/,\s*/) ?? [])
      .map((each) => each.split(" ")[0] ?? ""),
  };
}

export async function measureAssets(url: string, { scripts, styles }: PageAssets) {
  const sizes = (files: string[]) => Promise.all(files.map((file) => gzippedSize(url + file)));
  const [script, style] = await Promise.all([sizes(scripts), sizes(styles)]);
  return { script: kilobytes(script), style: kilobytes(style) };
}

export const kilobytes = (sizes: readonly number[]): number => sizes.reduce((one, other) => one + other, 0) / 1000;

async function gzippedSize(address: string): Promise<number> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned ${response.status}`);
  return gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).length;
}
