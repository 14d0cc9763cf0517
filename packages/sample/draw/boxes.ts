import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brandName } from "../src/brands.ts";
import { boxImage } from "../src/pictures.ts";
import type { SampleProduct } from "../src/sample-types.ts";
import { sampleShops } from "../src/shop.ts";
import { barcode } from "./barcode.ts";
import { brandColors } from "./labels.ts";
import { brandMark } from "./plates.ts";

/** The box of every product, with its own part number and bar code. */
export async function writeBoxes(folder: string): Promise<void> {
  const products = sampleShops().flatMap(({ products }) => products);
  await Promise.all(
    products.map((product) => writeFile(join(folder, boxImage(product.sku).slice(10)), boxDrawing(product))),
  );
}

const FONT = "font-family=\"'Barlow Semi Condensed','Arial Narrow','Liberation Sans Narrow',Arial,sans-serif\"";

/** An SVG of the product's box in the perspective of the studio, 400 units wide. */
export function boxDrawing(product: SampleProduct): string {
  const { width, height, depth } = boxSize(product);
  const { color, accent } = brandColors(product.brand);
  const [x, floor] = [(400 - width - depth * 0.62) / 2, 452];
  const y = floor - height;
  const [rightX, backX, backY] = [x + width, x + width + depth * 0.62, y - depth * 0.34];
  const bottom = floor - depth * 0.34;
  const [side, top] = [mixColors(color, "#14181f", 0.36), mixColors(color, "#ffffff", 0.26)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 530" width="400" height="530" ${FONT}>
<title>Embalagem ${escapeXml(product.partNumber)}</title>
<defs><radialGradient id="s"><stop stop-color="#14181f57"/><stop offset="1" stop-color="#14181f00"/></radialGradient><linearGradient id="f" x2="1" y2="1"><stop stop-color="#fff3"/><stop offset=".6" stop-color="#fff0"/><stop offset="1" stop-color="#14181f24"/></linearGradient></defs>
<path d="M0 0h400v530H0z" fill="#f3f5f7"/>
<ellipse cx="${r((x + backX) / 2)}" cy="${r(floor - depth * 0.1)}" rx="${r((backX - x) * 0.62)}" ry="${r(depth * 0.2 + 14)}" fill="url(#s)"/>
<path d="M${r(rightX)} ${r(y)}L${r(backX)} ${r(backY)}V${r(bottom)}L${r(rightX)} ${floor}z" fill="${side}"/>
<path d="M${r(x)} ${r(y)}L${r(x + depth * 0.62)} ${r(backY)}H${r(backX)}L${r(rightX)} ${r(y)}z" fill="${top}"/>
<g transform="translate(${r(x)} ${r(y)})" fill="#fff"><path d="M0 0h${r(width)}v${r(height)}H0z" fill="${color}"/><path d="M0 ${r(height * 0.34)}h${r(width)}v${r(height * 0.025 + 2)}H0z" fill="${accent}"/>
${front(product, width, height)}
<path d="M0 0h${r(width)}v${r(height)}H0z" fill="url(#f)"/></g>
</svg>
`;
}

/** The front: brand, part, and a label with the numbers. */
function front(product: SampleProduct, width: number, height: number): string {
  const unit = Math.min(width, height * 1.15) / 100;
  const pad = width * 0.07;
  const inner = width - pad * 2;
  const mark = unit * 0.42;
  const [part, vehicle] = splitName(product);
  const top = height * 0.49;
  const labelHeight = height - top - pad;
  return `<g transform="translate(${r(pad * 0.6)} ${r(height * 0.17 - 30 * mark)}) scale(${r(mark)})" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${brandMark(product.brand)}</g>
${line(brandName(product.brand).toUpperCase(), { x: pad + 48 * mark, y: height * 0.17 + unit * 5, size: unit * 14, width: inner - 48 * mark, weight: 700 })}
${line(part, { x: pad, y: height * 0.34 + height * 0.025 + 2 + (top - height * 0.365) * 0.62, size: unit * 8.4, width: inner, weight: 600 })}
<g transform="translate(${r(pad)} ${r(top)})" fill="#14181f"><path d="M0 0h${r(inner)}v${r(labelHeight)}H0z" fill="#fbfbf9"/>
${line(vehicle, { x: inner * 0.04, y: labelHeight * 0.16, size: labelHeight * 0.12, width: inner * 0.92, ink: "#3d4654" })}
${line(product.partNumber, { x: inner * 0.04, y: labelHeight * 0.46, size: labelHeight * 0.3, width: inner * 0.92, weight: 700 })}
${barcode(barCode(product), { x: inner * 0.04, y: labelHeight * 0.56, width: inner * 0.5, height: labelHeight * 0.26 })}
${line(barCode(product), { x: inner * 0.04, y: labelHeight * 0.95, size: labelHeight * 0.11, width: inner * 0.5 })}
${line(packageContent(product), { x: inner * 0.6, y: labelHeight * 0.68, size: labelHeight * 0.12, width: inner * 0.36, weight: 600 })}
${line(product.sku, { x: inner * 0.6, y: labelHeight * 0.86, size: labelHeight * 0.11, width: inner * 0.36, ink: "#3d4654" })}
</g>`;
}

type TextLine = { x: number; y: number; size: number; width: number; weight?: number; ink?: string };

// Narrow fonts are about half as wide as high; longer lines are scaled to fit.
function line(text: string, { x, y, size, width, weight, ink }: TextLine): string {
  const natural = text.length * 0.5;
  const fitting = Math.min(size, width / natural);
  const look = `${weight ? ` font-weight="${weight}"` : ""}${ink ? ` fill="${ink}"` : ""}`;
  return `<text x="${r(x)}" y="${r(y)}" font-size="${r(fitting)}"${look} textLength="${r(natural * fitting)}" lengthAdjust="spacingAndGlyphs">${escapeXml(text)}</text>`;
}

const attribute = (product: SampleProduct, slugToFind: string) =>
  product.attributes.find(({ slug }) => slug === slugToFind)?.value ?? "";
const barCode = (product: SampleProduct) => attribute(product, "bar-code");
const packageContent = (product: SampleProduct) => attribute(product, "kit") || "1 unidade";

function splitName({ name, typeSlug }: SampleProduct): [part: string, rest: string] {
  const words = name.split(" ");
  const count = typeSlug.split("-").length;
  // "D'água" is two words of a slug, and one of a name.
  const cut = words.slice(0, count).join(" ").includes("'") ? count - 1 : count;
  return [words.slice(0, cut).join(" "), words.slice(cut).join(" ") || name];
}

/** The proportions of the packed product, limited so that the label stays readable. */
function boxSize(product: SampleProduct): { width: number; height: number; depth: number } {
  const [high, wide] = ["height", "width"].map((slug) => Number.parseFloat(attribute(product, slug).replace(",", ".")));
  const share = Math.min(1.12, Math.max(0.66, (wide || 1) / (high || 1)));
  const width = share > 1 ? 286 : 286 * Math.sqrt(share);
  return { width, height: width / share, depth: isBoxed(product) ? 74 : 6 };
}

// Bottles and large products have a tag instead of a box.
const isBoxed = ({ typeSlug }: SampleProduct) =>
  !/^(aditivo|bateria|feixe|fluido|jogo-de-tapetes|oleo|pneu|roda)/.test(typeSlug);

const r = (length: number) => Math.round(length * 10) / 10;
/** Blends two colors. */
function mixColors(color: string, over: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [under, upper] = [color, over].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((under ?? 0) * (1 - share) + (upper ?? 0) * share);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
