import { brandName } from "../src/brands.ts";
import type { Label } from "./label.ts";

type BrandColors = { color: string; accent: string };

/** Colors by (invented) brand. */
export const BRAND_COLORS: Readonly<Record<string, BrandColors>> = {
  travaboa: { color: "#b81d29", accent: "#14181f" },
  discoreto: { color: "#1b3a5c", accent: "#e5a000" },
  fluimonte: { color: "#14181f", accent: "#c8202c" },
  pisomanso: { color: "#c98a00", accent: "#14181f" },
  molaviva: { color: "#1f4f9e", accent: "#e04f1a" },
  eixofino: { color: "#5a3d8a", accent: "#14181f" },
  coalimpo: { color: "#1f4f9e", accent: "#ffc53d" },
  "sopro-novo": { color: "#d9641e", accent: "#14181f" },
  "faisca-viva": { color: "#a5760a", accent: "#14181f" },
  correntia: { color: "#1d5c3c", accent: "#e5a000" },
  aguamotriz: { color: "#0b6aa5", accent: "#57c1e8" },
  engatebem: { color: "#9c1f28", accent: "#14181f" },
  voltamansa: { color: "#1c4f8f", accent: "#ffc53d" },
  giralume: { color: "#6b3fa0", accent: "#e0a100" },
  claravia: { color: "#0a6f8a", accent: "#ffd257" },
  rolamanso: { color: "#14507a", accent: "#8fb4cc" },
  asfaltino: { color: "#14181f", accent: "#e5a000" },
  aconchega: { color: "#7a4b1f", accent: "#d9a066" },
  relamina: { color: "#8a6a14", accent: "#14181f" },
  "duasrodas-norte": { color: "#1f4f9e", accent: "#2aa36b" },
  arbravo: { color: "#2f3a45", accent: "#e0a100" },
  carretaforte: { color: "#0b6b43", accent: "#e5a000" },
};

export const brandColors = (brand: string): BrandColors =>
  BRAND_COLORS[brand] ?? { color: "#14181f", accent: "#8a94a3" };

/** A white label with the brand's color. */
export function paperLabel(brand: string, what: string, detail: string): Label {
  const { color } = brandColors(brand);
  return { brand: labelName(brand), what, detail, ground: "#f4f4f1", ink: "#14181f", accent: color };
}

/** A label in the brand's color or `ground`. */
export function colorLabel(brand: string, what: string, detail: string, ground = brandColors(brand).color): Label {
  return { brand: labelName(brand), what, detail, ground, ink: "#ffffff", accent: brandColors(brand).accent };
}

// The longest name does not fit on a label.
const labelName = (brand: string): string =>
  brand === "duasrodas-norte" ? "DUAS RODAS" : brandName(brand).toUpperCase();
