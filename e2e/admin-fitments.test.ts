import { randomUUID } from "node:crypto";
import { addCategory, addProducts } from "@pecacerta/server/catalog/products/commands";
import { openAdmin, adminTest as test } from "./admin-fixtures.ts";
import { findViolations } from "./axe.ts";
import { expect } from "./fixtures.ts";
import { withShopCompany } from "./shop-database.ts";

const COMPANY = "pecacerta";
const TEXT = "Gol 1.0 8v 2009/2012; Voyage/Saveiro 1.6 8V 2010 em diante";
const DEVICES = [
  { device: "pointer", ids: ["[ADM-95] ", "[ADM-96] ", "[ADM-97] ", "[ADM-100] [ADM-101] "], tag: "@both" },
  { device: "keyboard", ids: ["[ADM-98] ", "", "", ""], tag: "@desktop" },
] as const;

/** Parts without fitments, of a category and a word of their own: other tests search for the others. */
async function addParts(count: number) {
  const mark = randomUUID().slice(0, 8);
  const category = `retentores-${mark}`;
  const parts = Array.from({ length: count }, (_, index) => ({
    name: `Retentor ${mark} ${index + 1}`,
    sku: `AP-${mark}-${index + 1}`,
    slug: `retentor-${mark}-${index + 1}`,
    id: randomUUID(),
    price: 10_00,
    stock: 3,
    categories: [category],
    createdAt: new Date(),
    compatibility: "unknown" as const,
  }));
  await withShopCompany(COMPANY, async (tx) => {
    await addCategory(tx, { slug: category, name: `Retentores ${mark}` });
    await addProducts(tx, parts);
  });
  return { mark, category, parts };
}

for (const {
  device,
  ids: [one, many, coverage, picking],
  tag,
} of DEVICES) {
  test(`${one}${device}: the fitments of a part are pasted, checked and saved in 3 steps`, { tag }, async ({
    page,
    signedInAs,
    userInput,
  }) => {
    const { parts } = await addParts(1);
    await signedInAs("catalog");
    await openAdmin(page, `/${COMPANY}/produtos/${parts[0]?.id}`);
    const user = userInput(device);
    await user.type(page.getByLabel("Escreva ou cole as aplicações"), TEXT);
    await expect(
      page.getByText("Do texto: “Gol 1.0 8v 2009/2012” · Confiança alta: nada ficou em dúvida"),
    ).toBeVisible();
    await user.press(page.getByRole("button", { name: /^Adicionar \d+ aplicaç/ }));
    await user.press(page.getByRole("button", { name: /^Salvar/ }).first());
    await expect(page.getByText(/^Salvo/).first()).toBeVisible();
    expect(user.steps).toBeLessThanOrEqual(3);
    await page.reload();
    await expect(page.getByText(/2009–2012 1.0 8V/).first()).toBeAttached();
  });

  test(`${many}${device}: the same fitments are applied to many parts in 4 steps`, { tag }, async ({
    page,
    signedInAs,
    userInput,
  }) => {
    const { category } = await addParts(4);
    await signedInAs("catalog");
    await openAdmin(page, `/${COMPANY}/produtos?category=${category}`, "Produtos");
    const user = userInput(device);
    await user.press(page.getByRole("checkbox", { name: /^Selecionar tudo/ }).first());
    await user.press(page.getByRole("button", { name: "Aplicações", exact: true }));
    await user.type(page.getByLabel("Escreva ou cole as aplicações"), TEXT);
    await expect(page.getByText("4 produtos mudam.")).toBeVisible();
    await user.press(page.getByRole("button", { name: "Aplicar a 4 peças" }));
    await expect(page.getByText("4 produtos mudaram.")).toBeVisible();
    expect(user.steps).toBeLessThanOrEqual(4);
  });

  test(`${coverage}${device}: the parts of a category without fitments are one step away`, { tag }, async ({
    page,
    signedInAs,
    userInput,
  }) => {
    const { mark } = await addParts(2);
    await signedInAs("catalog");
    await openAdmin(page, `/${COMPANY}/aplicacoes`, "Aplicações");
    const user = userInput(device);
    await user.press(page.getByRole("link", { name: `2 peças sem aplicação: Retentores ${mark}` }));
    await expect(page.locator("[data-list-row]")).toHaveCount(2);
    expect(user.steps).toBe(1);
  });

  test(`${picking}${device}: vehicles are picked, checked as a shopper sees them, and applied to another part`, {
    tag,
  }, async ({ page, signedInAs, userInput }) => {
    const { parts, mark } = await addParts(2);
    await signedInAs("catalog");
    await openAdmin(page, `/${COMPANY}/produtos/${parts[0]?.id}`);
    const user = userInput(device);
    const dialog = page.getByRole("dialog");
    await user.press(page.getByRole("button", { name: "Escolher na tabela" }));
    await user.select(dialog.getByLabel("Marca"), "Volkswagen");
    await user.press(dialog.getByRole("checkbox", { name: /^Gol / }));
    await user.press(dialog.getByRole("checkbox", { name: /^Saveiro / }));
    await user.type(dialog.getByLabel("Do ano"), "2012");
    await user.type(dialog.getByLabel("Até o ano"), "2014");
    await user.press(dialog.getByRole("checkbox", { name: "1.6 8V" }));
    expect(await findViolations(page)).toEqual([]);
    await user.press(dialog.getByRole("button", { name: "Adicionar 2 aplicações" }));
    await expect(page.getByText("2 aplicações na lista")).toBeVisible();

    await user.press(page.getByRole("button", { name: "Conferir com um carro" }));
    await user.select(dialog.getByLabel("Marca"), "Volkswagen");
    await user.select(dialog.getByLabel("Modelo"), "Saveiro");
    await user.select(dialog.getByLabel("Ano"), "2013");
    await dialog.getByLabel("Versão").selectOption({ index: 1 });
    await expect(dialog.getByText(/^Serve no seu Saveiro 1.6 8V 2013/)).toBeVisible();
    await expect(dialog.getByText(/^Decidiu a linha: .*Saveiro 2012–2014 1.6 8V/)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await user.key("Escape");
    await expect(dialog).toHaveCount(0);

    await user.press(page.getByRole("button", { name: "Aplicar a outras peças" }));
    await user.press(dialog.getByRole("checkbox", { name: `Retentor ${mark} 2` }));
    await expect(dialog.getByText("1 produto muda.")).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await user.press(dialog.getByRole("button", { name: "Aplicar a 1 peça" }));
    await expect(dialog.getByText("1 produto mudou.")).toBeVisible();
    await user.press(dialog.getByRole("button", { name: "Desfazer" }));
    await expect(dialog.getByText("1 produto voltou ao que era.")).toBeVisible();
  });
}

test("[ADM-95] a text of fitments that waits is not lost, nor what was answered while it is edited", async ({
  page,
  signedInAs,
}) => {
  const { parts } = await addParts(1);
  await signedInAs("catalog");
  await openAdmin(page, `/${COMPANY}/produtos/${parts[0]?.id}`);
  const field = page.getByLabel("Escreva ou cole as aplicações");
  await field.fill("Palio 1.0 fire 2005");
  await page.getByRole("button", { name: "Como está" }).click();
  await expect(page.getByRole("button", { name: "Adicionar 1 aplicação" })).toBeVisible();
  await field.fill("Palio 1.0 fire 2005; Gol 1.0 8v 2009/2012");
  await expect(page.getByRole("button", { name: "Adicionar 2 aplicações" })).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue("Palio 1.0 fire 2005; Gol 1.0 8v 2009/2012");
  await expect(page.getByText("As aplicações digitadas ainda não estão na lista.")).toBeVisible();
});

test("[ADM-95] a save asks once before it leaves out fitments that were typed and not added", async ({
  page,
  signedInAs,
}) => {
  const { parts, mark } = await addParts(1);
  await signedInAs("catalog");
  await openAdmin(page, `/${COMPANY}/produtos/${parts[0]?.id}`);
  const name = page.getByRole("textbox", { name: "Nome", exact: true }).first();
  const question = page.getByRole("dialog", { name: "Salvar sem as aplicações digitadas?" });
  const heading = page.getByRole("heading", { level: 1 });
  await page.getByLabel("Escreva ou cole as aplicações").fill("Gol 1.0 8v 2009/2012");
  await name.fill(`Retentor ${mark} um`);
  await page.keyboard.press("Control+s");
  await question.getByRole("button", { name: "Voltar às aplicações" }).click();
  await expect(page.locator("#secao-fitments summary")).toBeFocused();
  await expect(heading).toHaveText(`Retentor ${mark} 1`);
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  await question.getByRole("button", { name: "Salvar sem elas" }).click();
  await expect(heading).toHaveText(`Retentor ${mark} um`);
  await name.fill(`Retentor ${mark} dois`);
  await page.keyboard.press("Control+s");
  await expect(heading).toHaveText(`Retentor ${mark} dois`);
  await expect(question).toHaveCount(0);
});
