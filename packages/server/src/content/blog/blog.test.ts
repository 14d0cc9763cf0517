import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { type CreateBlogPostInput, createBlogPost } from "./commands.ts";
import { findFullPost } from "./queries.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());

const get = (path: string, of = tenant) =>
  context.app.inject({ url: `/ecommerce/blog/${path}`, headers: { ecommerce: of.slug } });

const post = (title: string, day: number, more: Partial<CreateBlogPostInput> = {}): CreateBlogPostInput => ({
  title,
  image: null,
  excerpt: "Resumo.",
  content: "Um.\n\nDois.",
  categories: ["Manutenção"],
  createdAt: new Date(Date.UTC(2026, 0, day)),
  ...more,
});

test("[API-17] [EN-07] lists the newest posts first, without unpublished ones and those of other companies", async () => {
  const otherTenant = await createTestCompany(context.installation);
  await withTenantTransaction(otherTenant, (tx) => createBlogPost(tx, post("De outra loja", 9)));
  await withTenantTransaction(tenant, async (tx) => {
    await createBlogPost(tx, post("Freio a disco", 1, { image: "/pictures/brake-disc-solid-a-800.webp" }));
    await createBlogPost(tx, post("Óleo & filtro", 3, { categories: ["Óleo", "Manutenção"] }));
    await createBlogPost(tx, post("Rascunho", 5, { published: false }));
  });
  const response = await get("latest");
  expect([response.statusCode, response.json()]).toEqual([
    200,
    {
      data: [
        {
          id: expect.any(String),
          slug: "oleo-filtro",
          title: "Óleo & filtro",
          image: null,
          excerpt: "Resumo.",
          categories: ["Manutenção", "Óleo"],
          date: "2026-01-03T00:00:00.000Z",
        },
        expect.objectContaining({ slug: "freio-a-disco", image: "/pictures/brake-disc-solid-a-800.webp" }),
      ],
    },
  ]);
  expect((await get("latest?limit=1")).json().data.length).toBe(1);
  expect((await get("latest?limit=0")).statusCode).toBe(422);
  expect((await get("latest", otherTenant)).json().data.map(({ title }: { title: string }) => title)).toEqual([
    "De outra loja",
  ]);
  expect((await findFullPost(tenant))?.title).toBe("Óleo & filtro");
  expect((await findFullPost(tenant, "freio-a-disco"))?.content).toBe("Um.\n\nDois.");
  for (const slug of ["rascunho", "de-outra-loja", "'"]) expect(await findFullPost(tenant, slug)).toBeUndefined();
});

test("[API-17] [EN-01] blog categories have their type and count published posts", async () => {
  const own = await createTestCompany(context.installation);
  await withTenantTransaction(own, async (tx) => {
    await createBlogPost(tx, post("Um", 1, { categories: ["Óleo", "Freios"] }));
    await createBlogPost(tx, post("Dois", 2, { categories: ["Óleo"] }));
    await createBlogPost(tx, post("Três", 3, { categories: ["Óleo"], published: false }));
  });
  const { data } = (await get("categories", own)).json();
  expect(data).toEqual([
    expect.objectContaining({ type: "blog", slug: "freios", name: "Freios", items: 1, parent: null, children: [] }),
    expect.objectContaining({ type: "blog", slug: "oleo", name: "Óleo", items: 2 }),
  ]);
  expect((await get("categories", await createTestCompany(context.installation))).json()).toEqual({ data: [] });
});
