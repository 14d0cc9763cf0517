import { registerHooks } from "node:module";

// Node reads the 170 kB of exports in drizzle-orm's package.json again for every import of it and within it, which takes
// two thirds of a start. Here each of its modules is found once.
const OWN_MODULE = /\/node_modules\/drizzle-orm\/.+\.js$/;
const found = new Map();

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier.startsWith(".") && OWN_MODULE.test(context.parentURL))
      return { url: new URL(specifier, context.parentURL).href, format: "module", shortCircuit: true };
    if (!/^drizzle-orm(\/|$)/.test(specifier)) return nextResolve(specifier, context);
    const module = found.get(specifier) ?? nextResolve(specifier, context);
    found.set(specifier, module);
    return { ...module, shortCircuit: true };
  },
});
