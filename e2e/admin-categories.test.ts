import { randomUUID } from "node:crypto";
import { addProduct } from "@pecacerta/server/catalog/products/commands";
import type { Page } from "@playwright/test";
import { openAdmin, adminTest as test } from "./admin-fixtures.ts";
import { shopUrl } from "./api.ts";
import { expect } from "./fixtures.ts";
import { withShopCompany } from "./shop-database.ts";

const COMPANY = "pecacerta";

for (const device of ["pointer", "keyboard"] as const)
  test(`[ADM-85] ${device}: a category is created, filled, moved and renamed, and its former address leads to it @both`, async ({
    page,
    signedInAs,
    userInput,
  }) => {
    await signedInAs("catalog");
    const [outer, first, inner] = [uniqueName("Fora"), uniqueName("Primeira"), uniqueName("Dentro")];
    await openAdmin(page, `/${COMPANY}/categorias`, "Categorias");
    const user = userInput(device);
    // Tests share the company: only below a category of its own a test knows what stands beside.
    for (const [name, button] of [
      [outer, "Nova categoria"],
      [first, "Nova dentro desta"],
      [inner, "Nova dentro desta"],
    ] as const) {
      if (name === inner) await page.getByRole("treeitem", { name: outer }).click();
      await user.press(page.getByRole("button", { name: button }));
      await user.type(page.getByLabel("Nome", { exact: true }), name);
      await user.press(page.getByRole("dialog").getByRole("button", { name: "Nova categoria" }));
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page.getByRole("treeitem", { name })).toHaveAttribute("aria-selected", "true");
    }
    const item = page.getByRole("treeitem", { name: inner });
    await item.focus();
    // Keys are faster than their answers: the tree must not show that of the first in between.
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let moves = 0;
    await page.route("**/ecommerce/admin/categories/*/move", async (route) => {
      moves += 1;
      if (moves > 1) await released;
      await route.continue();
    });
    await page.keyboard.press("Alt+ArrowUp");
    await page.keyboard.press("Alt+ArrowDown");
    await expect(page.getByText(`${inner} movida: ${outer} › ${inner}, posição 1`)).toBeVisible();
    await page.keyboard.press("Alt+ArrowRight");
    await expect(item).toHaveAttribute("aria-level", "3");
    release();
    await expect(page.getByText(`${inner} movida: ${outer} › ${first} ›`)).toBeVisible();
    await expect(item).toHaveAttribute("aria-level", "3");
    await expect(item).toBeFocused();
    await page.reload();
    // A large tree is folded.
    await page.getByRole("button", { name: "Abrir todas" }).click();
    await expect(item).toHaveAttribute("aria-level", "3");

    const slug = inner.toLowerCase().replaceAll(" ", "-");
    await item.click();
    await user.press(page.getByRole("button", { name: "Editar", exact: true }));
    await user.type(page.getByLabel("Endereço da página"), `novo-${slug}`);
    await user.press(page.getByRole("button", { name: "Salvar" }));
    await expect(page.getByRole("dialog")).toHaveCount(0);
    // On a busy machine the shop may hear of the change after the answer.
    await expect(async () => {
      await page.goto(`${shopUrl()}/catalog/${slug}`);
      expect(page.url()).toMatch(new RegExp(`/catalog/novo-${slug}$`));
    }).toPass();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(inner);
  });

test("[ADM-86] a category is dragged before another, and one with products stays @both", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("catalog");
  const [first, second] = [uniqueName("Primeira"), uniqueName("Segunda")];
  await openAdmin(page, `/${COMPANY}/categorias`, "Categorias");
  for (const name of [first, second]) await createCategory(page, name);
  const [one, other] = [page.getByRole("treeitem", { name: first }), page.getByRole("treeitem", { name: second })];
  await other.dragTo(one, { targetPosition: { x: 120, y: 3 } });
  const places = async () =>
    Promise.all([one, other].map(async (row) => Number(await row.getAttribute("aria-posinset"))));
  await expect.poll(async () => (await places()).reduce((before, behind) => before - behind)).toBe(1);
  await page
    .getByRole("treeitem", { name: /^Freios/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Excluir" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Excluir" }).click();
  await expect(page.getByRole("dialog")).toContainText("A categoria ainda tem produtos");
});

test("[ADM-87] a name that products give becomes a brand, which the shop shows @both", async ({ page, signedInAs }) => {
  await signedInAs("catalog");
  const text = uniqueName("Marca Livre");
  await createPart(text);
  await openAdmin(page, `/${COMPANY}/marcas`, "Marcas");
  await page.getByLabel("Procurar marca").fill(text);
  await page.getByRole("button", { name: `Cadastrar ${text} como marca` }).click();
  await page.getByLabel("Sobre a marca").fill("Feita aqui perto.");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("listitem").filter({ hasText: text })).toContainText("Sua · 1 produto");
  await page.goto(`${shopUrl()}/brands/${text.toLowerCase().replaceAll(" ", "-")}`);
  await expect(page.getByRole("main")).toContainText("Feita aqui perto.");
});

test("[ADM-88] a product type gets an attribute with choices, which a reload does not lose @both", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("catalog");
  const [attribute, type] = [uniqueName("Lado"), uniqueName("Lanterna")];
  await openAdmin(page, `/${COMPANY}/tipos`, "Tipos de produto");
  await page.getByRole("button", { name: "Novo atributo" }).click();
  await page.getByLabel("Nome", { exact: true }).fill(attribute);
  await page.getByLabel("Como se preenche").selectOption("choice");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Inclua pelo menos uma opção")).toBeVisible();
  for (const choice of ["Esquerdo", "Direito"]) {
    await page.getByRole("button", { name: "Nova opção" }).click();
    await page.keyboard.type(choice);
  }
  await page.reload();
  await page.getByRole("button", { name: "Novo atributo" }).click();
  await expect(page.getByLabel("Opção 2", { exact: true })).toHaveValue("Direito");
  await page.keyboard.press("Escape");
  await page.getByText("Continuar editando", { exact: true }).click();
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: attribute })).toContainText("Esquerdo, Direito");
  await page.getByRole("button", { name: "Novo tipo" }).click();
  await page.getByLabel("Nome do tipo").fill(type);
  await page.getByRole("button", { name: "Novo grupo" }).click();
  await page.keyboard.type("Geral");
  await expect(page.getByLabel("Nome do grupo 1")).toHaveValue("Geral");
  await page.getByLabel("Acrescentar atributo a Geral").selectOption({ label: attribute });
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("listitem").filter({ hasText: type })).toContainText(`Geral: ${attribute}`);
});

test("[ADM-89] a member who only reads sees the tree and no way to change it @both", async ({ page, signedInAs }) => {
  await signedInAs("read-only");
  await openAdmin(page, `/${COMPANY}/categorias`, "Categorias");
  await expect(page.getByRole("treeitem").first()).toBeVisible();
  for (const name of ["Nova categoria", "Editar", "Mover para…", "Excluir"])
    await expect(page.getByRole("button", { name })).toHaveCount(0);
});

const uniqueName = (name: string): string => `${name} ${randomUUID().slice(0, 8)}`;

async function createPart(brand: string): Promise<void> {
  const key = randomUUID();
  const part = { name: "Peça", sku: `MC-${key}`, slug: `peca-${key}`, brand, price: 10_00, createdAt: new Date() };
  const added = await withShopCompany(COMPANY, (tx) => addProduct(tx, part));
  if (!added.ok) throw new Error(added.refusal);
}

async function createCategory(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Nova categoria" }).click();
  await page.getByLabel("Nome", { exact: true }).fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Nova categoria" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}
