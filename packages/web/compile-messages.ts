import { join } from "node:path";
import { type CompilerOptions, compile } from "@inlang/paraglide-js";

const inWeb = (...path: string[]) => join(import.meta.dirname, ...path);

/** Every language, for development, tests and type checks. */
export const everyLanguage = {
  project: inWeb("project.inlang"),
  outdir: inWeb(".paraglide", "every-language"),
  outputStructure: "locale-modules",
  // app/texts/locale.ts selects the language.
  strategy: ["baseLocale"],
  // Other processes may be reading the files.
  cleanOutdir: false,
} satisfies CompilerOptions;

/** Portuguese alone, for the pages that are built. A module for each message: a page loads only the ones it shows. */
export const portuguese = {
  project: inWeb("production.inlang"),
  outdir: inWeb(".paraglide", "portuguese"),
  outputStructure: "message-modules",
  strategy: ["baseLocale"],
} satisfies CompilerOptions;

// `node packages/web/compile-messages.ts` prepares a type check.
if (import.meta.main) await compile(everyLanguage);
