import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "postcss";
import { isTestFile, listSourceFiles, parseSourceFile, visitNodes } from "./source-files.mjs";
import { findLoadedSheets, importedSheets, sheetsOfSheet } from "./style-imports.mjs";

const APPS = ["packages/web/app", "packages/admin/app"];
const UI = "packages/ui/src";
const TABLES = ["packages/admin/app", UI];
const PRINTED = "packages/admin/app/order-print/";
// Classes that libraries set on elements of their own.
const LIBRARY_CLASS = /^(Toastify|pswp)__/;

const STEP = "-?[a-z0-9.]+|\\[[^\\]]+\\]";
/** Tailwind's utilities of layout: display, grid, spacing, size, position, overflow. Everything else is a look. */
const LAYOUT_UTILITY = new RegExp(
  `^((sm|md|lg|xl|2xl|print):)*-?(${[
    "block|inline-block|flex|inline-flex|grid|contents|hidden|sr-only|grow|shrink|truncate",
    "relative|absolute|sticky|fixed|float-left|clear-both|overflow-(hidden|auto)",
    "text-(start|center|end)|wrap-(anywhere|break-word)|aspect-\\[[^\\]]+\\]|row-start-auto|col-start-auto",
    "flex-(col|row|wrap|1)|(items|justify|justify-items|justify-self|content|self|place-items)-[a-z]+",
    `(grid-cols|grid-rows|col-span|col-start|row-start|row-span|order|grow|shrink|basis|gap|gap-x|gap-y)-(${STEP})`,
    `(m|p)[xytrblse]?-(${STEP})|(w|h|size|min-w|min-h|max-w|max-h|inset|top|bottom|start|end)-(${STEP})`,
  ].join("|")})$`,
);

/** Styles that break the rules of CONTRIBUTING.md ("Styles"), as lines. */
export function findStyleProblems(rootDir) {
  const sheets = new Map([...APPS, UI].flatMap((folder) => listStyleSheets(rootDir, folder)));
  const components = listSourceFiles(rootDir, [...APPS, UI])
    .filter((file) => !isTestFile(file))
    .map((file) => readComponent(rootDir, file));
  const byFile = new Map(components.map((component) => [component.file, component]));
  const shown = findLoadedSheets(rootDir, APPS, components);
  return [
    ...components.flatMap(misplacedSheets),
    ...new Set(shown.flatMap((loaded) => undefinedClasses(byFile.get(loaded.file), loaded, sheets))),
    ...unusedSheets(rootDir, sheets, components),
    ...unusedClasses(sheets, components),
    ...twiceDefinedClasses(rootDir, [...sheets.keys()]),
    ...stickingHovers(rootDir, [...sheets.keys()]),
    ...pageWideHas(rootDir, [...sheets.keys()]),
    ...scrollingHeads(rootDir, [...sheets.keys()], components),
  ];
}

const classesOf = (sets) => new Set(sets.flatMap((set) => [...set]));

const listStyleSheets = (rootDir, folder) =>
  readdirSync(join(rootDir, folder), { recursive: true })
    .filter((name) => name.endsWith(".css"))
    .map((name) => join(folder, name))
    .map((file) => [file, classesIn(readFileSync(join(rootDir, file), "utf8"))]);

function classesIn(css) {
  const classes = new Set();
  parse(css).walkRules(({ selector }) => {
    for (const [, name] of selector.replace(/\[[^\]]*\]/g, "").matchAll(/\.([\w-]+)/g)) classes.add(name);
  });
  return classes;
}

function readComponent(rootDir, file) {
  const program = parseSourceFile(rootDir, file);
  const imports = program.body
    .filter(({ type, source }) => type === "ImportDeclaration" && source.value.endsWith(".css"))
    .map(({ source }) => source.value);
  const [classNames, tables] = [[], []];
  visitNodes(program, ({ type, name, value, attributes }) => {
    if (type === "JSXAttribute" && /[cC]lassName$/.test(name.name)) classNames.push(...classWords(value));
    if (type === "JSXOpeningElement" && name.name === "table") tables.push(classWords(attributes));
  });
  return { file, imports, classNames, tables, words: new Set(classWords(program)) };
}

/** The words of all texts of an expression; `*` stands for what a template inserts. What is only compared is no class. */
function classWords(node) {
  if (Array.isArray(node)) return node.flatMap(classWords);
  if (!node || typeof node !== "object") return [];
  if (node.type === "BinaryExpression" && /^[!=]==$/.test(node.operator)) return [];
  const inner = Object.values(node).flatMap((child) => (typeof child === "object" ? classWords(child) : []));
  const text =
    node.type === "Literal" && typeof node.value === "string"
      ? node.value
      : node.type === "TemplateLiteral"
        ? node.quasis.map(({ value }) => value.cooked).join("*")
        : "";
  return [...text.split(/\s+/).filter((word) => /[\w-]/.test(word)), ...inner];
}

const isClassOf = (word, classes) =>
  word.includes("*") ? [...classes].some((name) => patternOf(word).test(name)) : classes.has(word);

const patternOf = (word) => new RegExp(`^${word.split("*").map(RegExp.escape).join(".+")}$`);

const misplacedSheets = ({ file, imports }) =>
  imports
    .filter((name) => name.startsWith(".") && !/^\.\/[\w-]+\.css$/.test(name))
    .map((name) => `${file}: ${name} does not stand beside it`);

function undefinedClasses({ file, classNames }, loaded, sheets) {
  const classes = classesOf([...loaded.sheets].map((name) => sheets.get(name) ?? new Set()));
  return [...new Set(classNames)]
    .filter((word) => !LAYOUT_UTILITY.test(word) && !isClassOf(word, classes))
    .map((word) => `${file}: ${word} is no layout utility and no class of its style sheets in ${loaded.app}`);
}

function unusedSheets(rootDir, sheets, components) {
  const imported = new Set([
    ...components.flatMap((component) => importedSheets(rootDir, component)),
    ...[...sheets.keys()].flatMap((file) => sheetsOfSheet(rootDir, file)),
  ]);
  return [...sheets.keys()].filter((file) => !imported.has(file)).map((file) => `${file}: nothing imports it`);
}

function unusedClasses(sheets, components) {
  const words = classesOf(components.map((component) => component.words));
  const patterns = [...words].filter((word) => /[\w-]\*|\*[\w-]/.test(word)).map(patternOf);
  const isUsed = (name) => words.has(name) || LIBRARY_CLASS.test(name) || patterns.some((each) => each.test(name));
  return [...sheets].flatMap(([file, classes]) =>
    [...classes].filter((name) => !isUsed(name)).map((name) => `${file}: no component has the class ${name}`),
  );
}

/** Class names are global: a second folder that defines one changes the look of the first. */
function twiceDefinedClasses(rootDir, files) {
  const definitions = new Map();
  for (const file of files)
    parse(readFileSync(join(rootDir, file), "utf8")).walkRules(({ parent, selectors }) => {
      const names = parent.type === "rule" ? [] : selectors.map((selector) => /^\.([\w-]+)$/.exec(selector)?.[1]);
      for (const name of names.filter(Boolean)) definitions.set(name, [...(definitions.get(name) ?? []), file]);
    });
  return [...definitions].flatMap(([name, [first, ...others]]) =>
    [...new Set(others)]
      .filter((other) => dirname(other) !== dirname(first))
      .map((other) => `${other}: ${first} defines the class ${name} too`),
  );
}

/** On a touch screen, what `:hover` styles stays after a tap. */
function stickingHovers(rootDir, files) {
  const problems = [];
  for (const file of files)
    parse(readFileSync(join(rootDir, file), "utf8")).walkRules(/:hover/, (rule) => {
      if (!isForMice(rule)) problems.push(`${file}: ${rule.selector} stands outside @media (hover: hover)`);
    });
  return problems;
}

const isForMice = ({ type, name, params, parent }) =>
  (type === "atrule" && name === "media" && params.includes("(hover: hover)")) || (parent ? isForMice(parent) : false);

/** With `:has()` of the root, whatever it styles below, browsers style the whole page anew whenever something changes. */
function pageWideHas(rootDir, files) {
  const problems = [];
  for (const file of files)
    parse(readFileSync(join(rootDir, file), "utf8")).walkRules((rule) => {
      const selector = nestedSelector(rule);
      if (/(^|[\s,(])(html|body|:root|\[data-header[^\]]*\])(:has\([^()]*\))+[\s>+~]+[^\s,]/.test(selector))
        problems.push(`${file}: ${selector} styles an element below; set a custom property instead`);
      if (/(^|[\s,(])(html|body|:root)[^\s]*:has\(.*:(focus|hover|active)/.test(selector) && !isForTouch(rule))
        problems.push(`${file}: ${selector} styles the whole page anew with every move`);
    });
  return problems;
}

const isForTouch = ({ parent }) =>
  parent !== undefined && (parent.params === "(pointer: coarse)" || isForTouch(parent));

function nestedSelector({ selector = "", parent }) {
  const outer = parent ? nestedSelector(parent) : "";
  return outer && selector.includes("&") ? selector.replaceAll("&", outer) : `${outer} ${selector}`.trim();
}

/** The names of the columns stay in sight, however many rows a table has. Printed ones do not scroll. */
function scrollingHeads(rootDir, files, components) {
  const sticky = classesOf(files.map((file) => stickyHeads(readFileSync(join(rootDir, file), "utf8"))));
  return components
    .filter(({ file }) => TABLES.some((folder) => file.startsWith(folder)) && !file.startsWith(PRINTED))
    .flatMap(({ file, tables }) => tables.map((words) => ({ file, words })))
    .filter(({ words }) => !words.some((word) => sticky.has(word)))
    .map(({ file, words: [name = "without a class"] }) => `${file}: the head of the table ${name} scrolls away`);
}

function stickyHeads(css) {
  const classes = new Set();
  parse(css).walkDecls("position", ({ value, parent }) => {
    const selector = nestedSelector(parent);
    if (value === "sticky" && /\bthead\b/.test(selector))
      for (const [, name] of selector.matchAll(/\.([\w-]+)/g)) classes.add(name);
  });
  return classes;
}
