import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ORDER_EVENT_KINDS } from "@pecacerta/rules/order-stage";
import { expect, test } from "vitest";
import { AUDIT_ACTION_NAMES, auditSubjectName } from "../texts/audit-texts.ts";
import { auditChanges, groupAuditEntries } from "./audit-changes.ts";
import { auditSubjectText } from "./audit-subject-text.ts";

const serverSource = join(import.meta.dirname, "../../../server/src");
const ACTION = /action(?:: | = |[^"\n]{0,60}\? )"([a-z]+\.[a-z-]+)"(?: : "([a-z]+\.[a-z-]+)")?/g;

const matchesInServer = (pattern: RegExp): RegExpExecArray[] =>
  globSync("**/*.ts", { cwd: serverSource })
    .filter((name) => !name.endsWith(".test.ts"))
    .flatMap((name) => [...readFileSync(join(serverSource, name), "utf8").matchAll(pattern)]);

test("every kind of what the server records has a name", () => {
  const kinds = matchesInServer(/subjectKind(?:: | = )"([a-z-]+)"/g).map(([, kind = ""]) => kind);
  expect(kinds).toEqual(expect.arrayContaining(["order", "product-type", "settings"]));
  expect(kinds.filter((kind) => auditSubjectName(kind) === kind)).toEqual([]);
});

test("every action that the server records has a name", () => {
  const recorded = matchesInServer(ACTION).flatMap(([, one, other]) =>
    [one, other].filter((action) => action !== undefined),
  );
  expect(recorded).toEqual(expect.arrayContaining(["bid.accepted", "staff.invited", "question.answered"]));
  const all = [...recorded, ...ORDER_EVENT_KINDS.map((kind) => `order.${kind}`)];
  expect(all.filter((action) => !Object.hasOwn(AUDIT_ACTION_NAMES, action))).toEqual([]);
});

test("only fields that differ are listed, with their values as text", () => {
  const before = { role: "counter", addedPermissions: [], total: 10, same: true, revision: 9 };
  const after = {
    role: "manager",
    addedPermissions: ["audit.read"],
    same: true,
    revision: 10,
    note: { text: "<b>" },
    until: "2026-11-27T00:55:25.777Z",
    job: "0192f5ac-0000-7000-8000-000000000001",
  };
  expect(auditChanges({ before, after })).toEqual([
    { field: "Função", before: "balcão", after: "gerente" },
    { field: "Permissões a mais", before: "vazio", after: "Ver o registro" },
    { field: "Total", before: "R$\u00A00,10", after: "vazio" },
    { field: "Anotação", before: "vazio", after: "Texto: <b>" },
    { field: "Até", before: "vazio", after: "26/11/2026, 21:55" },
  ]);
  expect(auditChanges({ before: null, after: null })).toEqual([]);
});

test("a field whose values differ is listed, also if they read the same", () => {
  const choices = (slug: string) => ({ choices: [{ slug, name: "12 V" }] });
  expect(auditChanges({ before: choices("12v"), after: choices("12-v") })).toEqual([
    { field: "Opções", before: "12 V", after: "12 V" },
  ]);
  expect(auditChanges({ before: choices("12v"), after: choices("12v") })).toEqual([]);
  expect(auditChanges({ before: { shelf: "" }, after: { shelf: null } })).toEqual([]);
});

test.each([
  ["price", 2690, "Preço", "R$\u00A026,90"],
  ["saleEndsAt", "2026-11-30T02:59:59.000Z", "Fim da oferta", "29/11/2026"],
  ["saleEndsAt", "2026-11-29T15:00:00.000Z", "Fim da oferta", "29/11/2026, 12:00"],
  ["whenOut", "pending", "Quando acabar", "Preço e prazo sob consulta"],
  ["state", "published", "Situação", "Publicado"],
  ["weight", 1250, "Peso (kg)", "1,25 kg"],
  ["fitments", 12, "Aplicações", "12"],
  ["stage", "to-pick", "Etapa", "A separar"],
  ["paymentState", "refund-due", "Pagamento", "A devolver"],
  ["method", "pix", "Forma de devolução", "Pix"],
  ["mail", "shipped", "E-mail enviado", "Pedido enviado"],
  ["reason", "counted, lost", "Motivo", "Contagem, Perdida"],
  ["reason", "offensive", "Motivo", "Ofensa"],
  ["reason", "Não paga", "Motivo", "Não paga"],
  ["choices", [{ slug: "12v", name: "12 V" }], "Opções", "12 V"],
  ["choices", [{ slug: "12v", name: "12 V", position: 2, image: "", parts: {} }], "Opções", "12 V (Posição: 2)"],
  [
    "attributeGroups",
    [{ name: "Medidas", attributes: ["altura", "raio"] }],
    "Grupos de atributos",
    "Medidas (Atributos: altura, raio)",
  ],
  ["kind", "choice", "Como se preenche", "Escolha de uma lista"],
  ["layout", "categories", "Aparência", "Subcategorias com imagem e produtos"],
  ["image", "/pictures/10c114-800.webp", "Imagem", "com imagem"],
  ["requiresFitments", true, "Exige aplicações", "sim"],
  ["requiresPosition", false, "Pede a posição", "não"],
  [
    "lines",
    [
      { position: 1, quantity: 2, stock: "restock" },
      { position: 2, quantity: 1, stock: "damaged" },
    ],
    "Peças canceladas",
    "2 peças de volta ao estoque, 1 peça com dano",
  ],
  ["changed", ["street", "postcode", "other"], "Campos alterados", "Rua, CEP, other"],
  ["city", "Goiânia", "Cidade", "Goiânia"],
  ["stage", "constructor", "Etapa", "constructor"],
  ["price", "12", "Preço", "12"],
])("%s %o reads as %s: %s", (name, value, field, after) => {
  expect(auditChanges({ before: null, after: { [name]: value } })).toEqual([{ field, before: "vazio", after }]);
});

test.each([
  ["product.changed", { kind: "product", name: "Filtro", deleted: false }, "produto Filtro"],
  ["product.changed", { kind: "product", name: "Filtro", deleted: true }, "produto Filtro que não existe mais"],
  ["product.changed", { kind: "product", name: "", deleted: true }, "produto que não existe mais"],
  ["product.deleted", { kind: "product", name: "Filtro", deleted: true }, "produto Filtro"],
  ["category.moved", { kind: "category", name: "", deleted: true }, "categoria que não existe mais"],
])("%s of %o is about %s", (action, subject, text) => {
  expect(auditSubjectText({ action, subject: { ...subject, id: "1" }, before: null, after: null })).toBe(text);
});

test("a moved category names the one above before and after", () => {
  const move = (before: unknown, after: unknown) =>
    auditChanges({ before: { parent: before, position: 1 }, after: { parent: after, position: 1 } });
  const id = "0192f5ac-0000-7000-8000-000000000001";
  const field = "Categoria acima";
  expect(move("Freios", "Discos")).toEqual([{ field, before: "Freios", after: "Discos" }]);
  expect(move(null, "Discos")).toEqual([{ field, before: "nenhuma", after: "Discos" }]);
  expect(move(id, null)).toEqual([{ field, before: "categoria que não existe mais", after: "nenhuma" }]);
  expect(auditChanges({ before: null, after: { parent: null } })).toEqual([]);
});

test("entries of one bulk change are one line", () => {
  const actor = { kind: "staff" as const, id: "1", name: "Ana", support: false };
  const entry = (id: string, changed: object = {}) => ({
    id,
    at: "2026-11-27T00:55:25.777Z",
    action: "product.changed",
    actor,
    subject: { kind: "product", id, name: "Filtro", deleted: false },
    before: null,
    after: null,
    network: null,
    ...changed,
  });
  const order = { subject: { kind: "order", id: "9", name: "9", deleted: false } };
  const entries = [
    entry("9", order),
    entry("8", order),
    entry("7"),
    entry("6"),
    entry("5", { actor: { ...actor, id: "2" } }),
    entry("4", { at: "2026-11-27T00:55:25.778Z" }),
    entry("3", { action: "product.published" }),
  ];
  expect(groupAuditEntries(entries).map((group) => group.map(({ id }) => id).join())).toEqual([
    "9",
    "8",
    "7,6",
    "5",
    "4",
    "3",
  ]);
});
