import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { optimize } from "svgo";
import { sampleBrands } from "../src/brands.ts";
import { companyLogo, LOGOS } from "./company-logos.ts";
import { textPath } from "./text-path.ts";

/** Name plates of the brands and the companies' logos, as vector drawings. */
export async function writePlates(folder: string): Promise<void> {
  for (const [at, { slug, name }] of sampleBrands().entries()) {
    await writeFile(join(folder, `brand-${slug}.svg`), compact(brandPlate(name, at)));
  }
  for (const logo of LOGOS) await writeFile(join(folder, `logo-${logo.slug}.svg`), compact(companyLogo(logo)));
}

const compact = (svg: string): string => optimize(svg, { multipass: true, floatPrecision: 1 }).data;

const INKS = ["#14181f", "#1c4f8f", "#9c1f28", "#1d5c3c", "#5a3d8a", "#8a5a2b"];

/** A mark and the name. */
function brandPlate(name: string, at: number): string {
  const ink = INKS[at % INKS.length] ?? "";
  const { svg } = textPath({ text: name, x: 56, y: 39, size: 28, weight: 700, fill: ink, maxWidth: 120 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 60" width="180" height="60" role="img">
<title>${name}</title>
${framedMark(at, ink)}
${svg}
</svg>
`;
}

/** Brands that share a mark differ in its frame: none, a disc, a tile. */
function framedMark(at: number, ink: string): string {
  const strokes = `fill="none" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"`;
  const frame = FRAMES[Math.floor(at / MARKS.length)];
  if (!frame) return `<g ${strokes} stroke="${ink}">${markAt(at)}</g>`;
  const small = `transform="translate(28 30) scale(.62) translate(-28 -30)"`;
  return `<g fill="${ink}">${frame}</g><g ${strokes} stroke="#fff" ${small}>${markAt(at)}</g>`;
}

const FRAMES = ["", '<circle cx="28" cy="30" r="20"/>', '<rect x="9" y="11" width="38" height="38" rx="6"/>'];

const markAt = (at: number): string => MARKS[(at * 5) % MARKS.length] ?? "";

/** SVG strokes of a brand's mark, without color. */
export const brandMark = (brand: string): string => markAt(sampleBrands().findIndex(({ slug }) => slug === brand));

// Each within a square of 40, ten from the left and from above.
const MARKS = [
  '<circle cx="28" cy="30" r="16"/><circle cx="28" cy="30" r="5"/>',
  '<path d="M12 44 28 14l16 30z"/>',
  '<path d="M31 12 16 33h12l-3 15 15-22H28z"/>',
  '<path d="M28 12 44 21v18l-16 9-16-9V21z"/>',
  '<path d="M12 30h8l5-14 6 28 5-14h8"/>',
  '<path d="M12 16v28M22 22v16M32 16v28M42 22v16"/>',
  '<path d="M14 44c0-20 28-8 28-28"/><path d="M14 16c0 20 28 8 28 28"/>',
  '<path d="M12 30a16 16 0 0 1 32 0"/><path d="M20 32a8 8 0 0 1 16 0"/><path d="M12 44h32"/>',
  '<path d="M14 14h28v28H14z"/><path d="m14 42 28-28"/>',
];
