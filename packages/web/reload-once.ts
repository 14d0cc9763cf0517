import { join } from "node:path";
import type { Plugin } from "vite";

const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;
const clientFile = (name: string): string => JSON.stringify(join(import.meta.dirname, "app/client", name));

/**
 * React Router loads a page anew for each module that is missing, as after another build has replaced the files of a
 * running shop. Where the page asks for the module by itself, that never ends: the second time, the error is shown.
 */
export function limitReloads(code: string): string {
  if (!RELOAD.test(code)) throw new Error("React Router no longer reloads as reload-once.ts expects");
  const limited = code.replace(RELOAD, (reload) => `if (!mayReload()) return missingModule(error);\n${reload}`);
  const imports = [
    `import { mayReload } from ${clientFile("may-reload.ts")};`,
    `import { missingModule } from ${clientFile("missing-module.ts")};`,
  ];
  return [...imports, limited].join("\n");
}

export const reloadOnce: Plugin = {
  name: "reload-once",
  transform: { filter: { id: /\/react-router\/dist\/production\/.*\/routeModules\.m?js$/ }, handler: limitReloads },
};
