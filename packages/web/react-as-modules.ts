import type { Plugin } from "vite";

const ENTRY = /\/node_modules\/(?:react|react-dom|scheduler)\/(?:index|client|jsx-runtime)\.js$/;
const PART = /\/node_modules\/(?:react|react-dom|scheduler)\/cjs\/[\w.-]+\.production\.js$/;
const PRODUCTION = /require\('(\.\/cjs\/[\w.-]+\.production\.js)'\)/;
const REQUIRED = /\brequire\("([\w-]+)"\)/g;
const EXPORTED = /^exports\.(\w+) =/gm;

/**
 * React comes as CommonJS, and a bundler puts each of its files into a function: a browser skims all of it as it arrives
 * and reads it again, on the main thread, when that function is called. As a module it is read once, beside that thread.
 */
export function reactAsModules(): Plugin {
  return {
    name: "react-as-modules",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, file) {
      if (ENTRY.test(file)) return { code: entryAsModule(code), map: null };
      if (PART.test(file)) return { code: asModule(code), map: null };
    },
  };
}

function entryAsModule(code: string): string {
  const part = JSON.stringify(PRODUCTION.exec(code)?.[1]);
  return `export * from ${part};\nexport { default } from ${part};`;
}

/** The same program, that names what it takes and what it gives as modules do. */
export function asModule(code: string): string {
  const taken = [...new Set([...code.matchAll(REQUIRED)].map(([, name = ""]) => name))];
  const given = [...new Set([...code.matchAll(EXPORTED)].map(([, name = ""]) => name))];
  return [
    ...taken.map((name, at) => `import taken${at} from "${name}";`),
    "const exports = {};",
    code.replace(REQUIRED, (_, name: string) => `taken${taken.indexOf(name)}`),
    ...given.map((name, at) => `const given${at} = exports.${name};`),
    `export { ${given.map((name, at) => `given${at} as ${name}, `).join("")}exports as default };`,
  ].join("\n");
}
