import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { createTestCompany } from "../../../testing/database.ts";
import { openStaffTest, type StaffTest } from "../../../testing/open-staff-test.ts";
import { explainTransaction, findFullScans } from "../../../testing/record-statements.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { createSearchTextJob, updateOldSearchTexts } from "../products/search-text-job.ts";
import { products } from "../tables.ts";

let context: StaffTest["context"];
let tenant: StaffTest["tenant"];
let call: StaffTest["call"];
beforeAll(async () => {
  ({ context, tenant, call } = await openStaffTest("catalog"));
});
afterAll(() => context.close());

const attribute = (name: string, value: string) => ({
  slug: name.toLowerCase().replaceAll(/[^a-z]+/g, "-"),
  name,
  featured: false,
  values: [{ slug: "valor", name: value }],
});

const belt = [attribute("Perfil", "PK"), attribute("Comprimento", "1.195 mm"), attribute("Frisos", "6")];

async function search(query: string, of: Tenant) {
  const url = `/ecommerce/products/search/${encodeURIComponent(query)}`;
  const answer = (await context.app.inject({ url, headers: { ecommerce: of.slug } })).json();
  return { names: answer.data.map(({ name }: { name: string }) => name), dropped: answer.dropped_terms };
}

describe("[API-09] a measure that an attribute alone states", () => {
  let shop: Tenant;
  beforeAll(async () => {
    shop = await createTestCompany(context.installation);
    const made: [string, ReturnType<typeof attribute>[]][] = [
      ["Disco de freio Gol", [attribute("Diâmetro externo", "256 mm"), attribute("Altura da embalagem", "30 cm")]],
      ["Pastilha de freio Gol", [attribute("Para disco", "Disco ventilado 300 mm")]],
      ["Alternador Gol", [attribute("Corrente", "90 A")]],
      ["Bateria 60 Ah", [attribute("Partida a frio", "480 A")]],
      ["Correia do alternador", belt],
      ["Kit relação Titan", [attribute("Corrente", "428H")]],
      ["Vela de ignição", [attribute("Rosca", "M14×1,25")]],
      ["Tubo de freio", [attribute("Diâmetro", '3/16"')]],
      ["Pivô Gol", [attribute("Rosca", "M12×1,50")]],
      ["Tambor de freio", [attribute("Furos de fixação", "8")]],
      ["Rolamento", [attribute("Interno", "34 mm"), attribute("Externo", "64 mm"), attribute("Largura", "37 mm")]],
      ["Cuíca de freio", [attribute("Tamanho", "24/30")]],
      ["Filtro de óleo", [attribute("Rosca", '1 1/8"-16 UN')]],
      ["Sapata de freio", [attribute("Material", "Aço e lona sem amianto")]],
    ];
    for (const [name, attributes] of made) await createTestProduct(shop, { name, attributes });
  });

  test.each([
    ["disco 256mm", "Disco de freio Gol"],
    ["disco 25,6 cm", "Disco de freio Gol"],
    ["alternador 90 amperes", "Alternador Gol"],
    ["bateria 480a", "Bateria 60 Ah"],
    ["correia 6pk1195", "Correia do alternador"],
    ["correia 6 pk 1195", "Correia do alternador"],
    ["correia 6pk", "Correia do alternador"],
    ["relacao 428h", "Kit relação Titan"],
    ["vela m14", "Vela de ignição"],
    ["vela m14x1.25", "Vela de ignição"],
    ["tubo 3/16 pol", "Tubo de freio"],
    ["pivo m12x1,5", "Pivô Gol"],
    ["tambor 8 furos", "Tambor de freio"],
    ["rolamento 34x64x37", "Rolamento"],
    ["cuica 24/30", "Cuíca de freio"],
    ["filtro oleo 1 1/8", "Filtro de óleo"],
    ["filtro oleo 1 1/8-16 un", "Filtro de óleo"],
    ["correia 1.195 mm", "Correia do alternador"],
    ["correia 1195", "Correia do alternador"],
    ["correia 6 frisos", "Correia do alternador"],
    ["bateria cca 480", "Bateria 60 Ah"],
    ["alternador amperagem 90", "Alternador Gol"],
    ["sapata de aço", "Sapata de freio"],
  ])("%s finds %s", async (query, name) => {
    expect(await search(query, shop)).toEqual({ names: [name], dropped: undefined });
    const listed = `/ecommerce/products?search=${encodeURIComponent(query)}`;
    const { data } = (await context.app.inject({ url: listed, headers: { ecommerce: shop.slug } })).json();
    expect(data.items).toMatchObject([{ name }]);
  });

  test.each([
    ["disco 255mm", "255mm", "Disco de freio Gol"],
    ["disco 30cm", "30cm", "Disco de freio Gol"],
    ["bateria 480ah", "480ah", "Bateria 60 Ah"],
    ["correia 6pk1190", "6pk1190", "Correia do alternador"],
    ["pivo m12x1,75", "m12x1,75", "Pivô Gol"],
    ["tambor 10 furos", "10 furos", "Tambor de freio"],
    ["rolamento 34x64x39", "34x64x39", "Rolamento"],
    ["cuica 30/30", "30/30", "Cuíca de freio"],
    ["filtro oleo 1 1/4", "1 1/4", "Filtro de óleo"],
    ["bateria 500 cca", "500a", "Bateria 60 Ah"],
    ["sapata amianto", "amianto", "Sapata de freio"],
  ])("%s leaves out %s", async (query, dropped, name) =>
    expect(await search(query, shop)).toEqual({ names: [name], dropped: [dropped] }),
  );

  test("names no part", async () => {
    expect((await search("disco", shop)).names).toEqual(["Disco de freio Gol"]);
    expect((await search("corrente", shop)).names).toEqual(["Kit relação Titan"]);
    expect((await search("rosca", shop)).names).toEqual([]);
    expect((await search("ventilado", shop)).names).toEqual([]);
    expect((await search("aço", shop)).names).toEqual([]);
  });
});

describe("[API-09] the measures of attributes", () => {
  test("follow a change of the attributes", async () => {
    const { id } = await createTestProduct(tenant, { name: "Tambor", attributes: [attribute("Altura", "180 mm")] });
    expect((await search("tambor 180mm", tenant)).dropped).toBeUndefined();
    const changes = { attributes: [attribute("Altura", "200 mm")] };
    await call("PATCH", `/products/${id}`, { body: { changes, base: {} }, tag: '"r1"' });
    expect((await search("tambor 180mm", tenant)).dropped).toEqual(["180mm"]);
    expect((await search("tambor 200mm", tenant)).dropped).toBeUndefined();
  });

  test("are added by a job to products that were saved without them", async () => {
    const { id } = await createTestProduct(tenant, { name: "Mola", attributes: [attribute("Altura", "310 mm")] });
    await withTenantTransaction(tenant, (tx) =>
      tx
        .update(products)
        .set({ searchText: "mola\n\n\n\n" })
        .where(and(eq(products.companyId, tenant.companyId), eq(products.id, id))),
    );
    expect((await search("mola 310mm", tenant)).dropped).toEqual(["310mm"]);
    await createSearchTextJob(context.installation).run(new AbortController().signal);
    expect((await search("mola 310mm", tenant)).dropped).toBeUndefined();
    const plans = await explainTransaction(tenant, updateOldSearchTexts);
    expect(plans.flatMap(findFullScans)).toEqual([]);
    expect(JSON.stringify(plans)).toContain("products_with_older_search_text");
  });
});
