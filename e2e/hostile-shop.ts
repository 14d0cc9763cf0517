import { randomUUID } from "node:crypto";
import { addCategory, addProduct } from "@pecacerta/server/catalog/products/commands";
import type { NewProduct } from "@pecacerta/server/catalog/products/new-product";
import { companySettings } from "@pecacerta/server/companies/tables";
import { createBlogPost } from "@pecacerta/server/content/blog/commands";
import type { Database } from "@pecacerta/server/platform/database/open";
import { type Tenant, withTenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { HOSTILE_TEXTS, joinHostileTexts } from "@pecacerta/server/testing/hostile-texts";
import { withShopDatabase } from "./shop-database.ts";

export type HostileShop = { slug: string; slugs: string[]; posts: string[]; allTextsSlug: string };

export const createHostileShop = (): Promise<HostileShop> => withShopDatabase(fillShop);

async function fillShop(database: Database): Promise<HostileShop> {
  const companyId = randomUUID();
  const slug = `hostil-${companyId.slice(0, 8)}`;
  await database.pool.query("insert into companies (id, slug) values ($1, $2)", [companyId, slug]);
  const shop: Tenant = { companyId, slug, database };
  const allTextsSlug = "tudo-de-uma-vez";
  const slugs = HOSTILE_TEXTS.map((_, index) => `peca-${index}`);
  const posts = await withTenantTransaction(shop, async (tx) => {
    await tx.insert(companySettings).values({ companyId, ...settings });
    for (const [index, name] of HOSTILE_TEXTS.entries()) {
      await addCategory(tx, { slug: `categoria-${index}`, name, layout: "products", position: index });
    }
    for (const [index, text] of HOSTILE_TEXTS.entries()) {
      const added = await addProduct(tx, { ...buildProduct([text], index), slug: slugs[index] ?? "" });
      if (!added.ok) throw new Error(JSON.stringify(added));
    }
    const added = await addProduct(tx, { ...buildProduct(HOSTILE_TEXTS, 60), slug: allTextsSlug, stock: 0 });
    if (!added.ok) throw new Error(JSON.stringify(added));
    const postSlugs: string[] = [];
    for (const [index, title] of HOSTILE_TEXTS.entries()) {
      const createdAt = new Date(Date.UTC(2026, 0, 1, 0, index));
      const content = joinHostileTexts(5000, "\n\n").join("\n\n");
      postSlugs.push(
        await createBlogPost(tx, {
          title: `${title} ${index}`,
          image: null,
          excerpt: title,
          content,
          categories: [title],
          createdAt,
        }),
      );
    }
    return postSlugs;
  });
  return { slug, slugs, posts, allTextsSlug };
}

const [firstText = ""] = HOSTILE_TEXTS;
const settings = {
  titulo: firstText,
  email: "loja@example.com",
  telefone: `"><img src=x onerror=alert(1)>`,
  whatsapp: `1@evil.invalid/#`,
  logotipo: `javascript:alert(1)`,
  rua: HOSTILE_TEXTS[1],
  numero: HOSTILE_TEXTS[2],
  bairro: HOSTILE_TEXTS[3],
  cidade: HOSTILE_TEXTS[5],
  uf: HOSTILE_TEXTS[6],
  cep: HOSTILE_TEXTS[7],
  razaoSocial: HOSTILE_TEXTS[8],
  cnpj: HOSTILE_TEXTS[9],
  facebook: `javascript:alert(1)`,
  instagram: `data:text/html,<script>alert(1)</script>`,
  twitter: `//evil.invalid/`,
  contatoMensagem: joinHostileTexts(500)[0],
  header: HOSTILE_TEXTS[10],
  headerMobile: HOSTILE_TEXTS[11],
  corPadrao: HOSTILE_TEXTS[12],
};

function buildProduct(texts: readonly string[], index: number): Omit<NewProduct, "slug"> {
  const [name = ""] = texts;
  return {
    name,
    sku: `${name} ${index}`,
    partNumber: name,
    brand: name,
    price: 10_00,
    stock: 100,
    categories: [`categoria-${Math.min(index, HOSTILE_TEXTS.length - 1)}`],
    excerpt: joinHostileTexts(1000)[0] ?? "",
    description: texts.join("\n\n"),
    tags: [...texts],
    attributes: texts.map((text, place) => ({
      slug: `a-${place}`,
      name: text,
      featured: place < 5,
      values: [{ slug: "v", name: text }],
    })),
    options: texts.length > 1 ? [{ type: "default", slug: "o", name, values: optionValues(texts) }] : [],
    numbers: texts.map((text) => ({ kind: "oem", maker: text, number: text })),
    compatibility: "listed",
    fitments: texts.map((text) => ({
      type: 1,
      make: text,
      family: text,
      yearFrom: 2000,
      yearTo: 2020,
      engine: text,
      fuel: text,
      note: text,
      body: text,
      position: text,
      source: text,
    })),
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
  };
}

const optionValues = (texts: readonly string[]) => texts.map((text, place) => ({ slug: `v-${place}`, name: text }));
