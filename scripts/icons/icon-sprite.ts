import { readFileSync } from "node:fs";
import type { ComponentType } from "react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const names = new URL("../../packages/ui/src/icons.tsx", import.meta.url);

export const spriteFile = new URL("../../packages/ui/src/icons.svg", import.meta.url);

export async function iconSprite(): Promise<string> {
  const named = [...readFileSync(names, "utf8").matchAll(/ icon\("([a-z0-9-]+)"\)/g)].map(([, name]) => `${name}`);
  const symbols = await Promise.all(named.map(symbolOf));
  return `<svg xmlns="http://www.w3.org/2000/svg">\n<title>Lucide</title>\n${symbols.join("\n")}\n</svg>\n`;
}

async function symbolOf(name: string): Promise<string> {
  const { default: Drawn }: { default: ComponentType } = await import(`lucide-react/icons/${name}`);
  const lines = renderToStaticMarkup(createElement(Drawn)).replace(/^<svg[^>]*>|<\/svg>$/g, "");
  return `<symbol id="${name}" viewBox="0 0 24 24">${lines.replace(/><\/\w+>/g, "/>")}</symbol>`;
}
