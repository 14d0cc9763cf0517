import { isTestFile, listSourceFiles, parseSourceFile, visitNodes } from "./source-files.mjs";

// Words that say nothing of what a value is. docs/glossary.md has the words to use instead.
const BANNED_WORDS = new Set(
  (
    "asked told wanted known around sought said spoken meant heard beside anew somebody whoever together house wall " +
    "walls goods wares kept catalogue colour"
  ).split(" "),
);
// In local names these words have an ordinary meaning, too.
const ALLOWED_IN_LOCALS = new Set("known around house wall walls meant together".split(" "));
const INCOMPLETE_TYPES = new Set(
  "Found Named Place Line Row Look Mark Way Thing Things Place Given Made Taken".split(" "),
);

// React Router reads these exports by their name.
const ROUTE_EXPORTS = new Set(
  (
    "loader meta action default headers links handle clientLoader clientAction shouldRevalidate middleware " +
    "ErrorBoundary HydrateFallback Layout"
  ).split(" "),
);
// Modules that implement one interface: each row of faults.
const INTERFACE_MODULES = [/^scripts\/faults\/rows\//];
// Drawn by scripts/icons, with the names that the icon library gives.
const GENERATED_MODULES = ["packages/ui/src/icons.tsx"];

/** Words that must not stand in a name: `WantedProduct` has `wanted`. `notFound` is the status 404. */
export function bannedWordsIn(name) {
  if (INCOMPLETE_TYPES.has(name)) return [name];
  const words = name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [];
  return words.filter((word) => BANNED_WORDS.has(word.toLowerCase()));
}

export function declaredNames(program) {
  const types = new Set();
  const exported = new Set();
  const locals = new Set();
  visitNodes(program, ({ type, id, params }) => {
    if (/^TS(TypeAlias|Interface|Enum)Declaration$|^Class(Declaration|Expression)$/.test(type) && id)
      types.add(id.name);
    if (type === "VariableDeclarator") addBindings(id, locals);
    if (!/Function/.test(type)) return;
    if (id) locals.add(id.name);
    for (const parameter of params) addBindings(parameter.left ?? parameter, locals);
  });
  for (const statement of program.body) {
    if (statement.type === "ExportDefaultDeclaration") exported.add("default");
    if (statement.type !== "ExportNamedDeclaration") continue;
    for (const { exported: name } of statement.specifiers) exported.add(name.name ?? name.value);
    const { declaration } = statement;
    if (declaration?.declarations) for (const { id } of declaration.declarations) addBindings(id, exported);
    else if (declaration?.id) exported.add(declaration.id.name);
  }
  return { types, exported, locals };
}

function addBindings(pattern, names) {
  if (pattern.type === "Identifier") names.add(pattern.name);
  if (pattern.left) addBindings(pattern.left, names);
  for (const property of pattern.properties ?? []) addBindings(property.value ?? property.argument, names);
  for (const element of pattern.elements ?? []) if (element) addBindings(element, names);
}

/** Banned words in names, and exported names that exist twice, as lines. */
export function findNameProblems(rootDir, files = listSourceFiles(rootDir)) {
  const problems = [];
  const filesByName = new Map();
  for (const file of files.filter((path) => !GENERATED_MODULES.includes(path))) {
    const program = parseSourceFile(rootDir, file);
    if (program.body.some(({ type, exported }) => type === "ExportAllDeclaration" && !exported))
      problems.push(`${file}: export * hides the names that it exports`);
    const { types, exported, locals } = declaredNames(program);
    for (const name of new Set([...types, ...exported])) {
      const words = bannedWordsIn(name);
      if (words.length > 0) problems.push(`${file}: ${name} uses the word ${words.join(", ")}`);
    }
    for (const name of [...locals].filter((local) => !exported.has(local) && !INCOMPLETE_TYPES.has(local))) {
      const words = bannedWordsIn(name).filter((word) => !ALLOWED_IN_LOCALS.has(word.toLowerCase()));
      if (words.length > 0) problems.push(`${file}: the local ${name} uses the word ${words.join(", ")}`);
    }
    if (isTestFile(file) || INTERFACE_MODULES.some((pattern) => pattern.test(file))) continue;
    for (const name of exported)
      if (!(isRouteModule(file) && ROUTE_EXPORTS.has(name)) && name !== "default")
        filesByName.set(name, [...(filesByName.get(name) ?? []), file]);
  }
  for (const [name, holders] of filesByName)
    if (holders.length > 1) problems.push(`${name} is exported by ${holders.join(" and ")}`);
  return problems;
}

const isRouteModule = (file) => /^packages\/(web|admin)\/app\/.*\.tsx$/.test(file);
