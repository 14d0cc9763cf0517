import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "rolldown/parseAst";

/** The functions that a folder's files export, with the source of each parameter. */
export function exportedFunctions(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .flatMap((file) => functionsOf(file, readFileSync(join(folder, file), "utf8")));
}

export function functionsOf(file, source) {
  const textOf = ({ start, end }) => source.slice(start, end);
  return parseAst(source, { lang: "ts" }, file).body.flatMap((node) => {
    const { declaration } = node;
    if (node.type !== "ExportNamedDeclaration" || !declaration) return [];
    const declared =
      declaration.type === "FunctionDeclaration"
        ? [[declaration.id, declaration]]
        : (declaration.declarations ?? []).map(({ id, init }) => [id, init]);
    return declared
      .filter(([, made]) => /^(ArrowFunctionExpression|FunctionDeclaration|FunctionExpression)$/.test(made?.type))
      .map(([id, { params }]) => ({ file, name: id.name, params: params.map(textOf) }));
  });
}

/** Whether a parameter is text or holds some; the fields of a form are text. */
export const readsText = ({ params }) => params.some((param) => /\bstring\b|\w+Input\b/.test(param));
