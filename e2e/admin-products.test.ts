import { updateProduct } from "@pecacerta/server/catalog/products/commands";
import type { Page } from "@playwright/test";
import { openAdmin, adminTest as test } from "./admin-fixtures.ts";
import { addParts } from "./admin-parts.ts";
import { expect } from "./fixtures.ts";
import { withShopCompany } from "./shop-database.ts";

const COMPANY = "pecacerta";
// The gate runs the journeys with an ID, on the phone.
const DEVICES = [
  { device: "pointer", ids: ["[ADM-60] [ADM-61] ", "[ADM-62] ", "[ADM-63] "], tag: "@both" },
  { device: "keyboard", ids: ["", "", ""], tag: "@desktop" },
] as const;

const rows = (page: Page) => page.locator("[data-list-row]");
const prices = async (page: Page) =>
  (await rows(page).locator(".product-price").allTextContents()).map((text) => text.replaceAll("\u00A0", " "));

for (const {
  device,
  ids: [list, bulk, price],
  tag,
} of DEVICES) {
  test(`${list}${device}: a draft is found by its number and selected`, { tag }, async ({
    page,
    signedInAs,
    userInput,
  }) => {
    const { parts } = await addParts([10_00, 20_00], { published: false });
    await signedInAs("catalog");
    await openAdmin(page, `/${COMPANY}/produtos?view=draft&sort=name`, "Produtos");
    const user = userInput(device);
    await user.type(page.getByRole("textbox", { name: "Buscar produto" }), parts[1]?.sku ?? "");
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText("Rascunho");
    await user.press(page.getByRole("checkbox", { name: `Selecionar produto ${parts[1]?.name}` }));
    await expect(page.getByRole("region", { name: "Seleção" })).toContainText("1 selecionado");
  });

  test(`${bulk}${device}: a brand is raised by 8 %, ending in ,90, in 5 steps, and undone in one`, {
    tag,
  }, async ({ page, signedInAs, userInput, isMobile }) => {
    const { brand } = await addParts([10_00, 57_30, 99_90]);
    await signedInAs("catalog");
    await openAdmin(page, `/${COMPANY}/produtos?sort=price`, "Produtos");
    if (isMobile) await page.getByText("Filtros", { exact: true }).click();
    const user = userInput(device);
    await user.select(page.getByLabel("Marca", { exact: true }), brand);
    await expect(rows(page)).toHaveCount(3);
    await user.press(page.getByRole("button", { name: "Mudar todos (3)" }));
    const dialog = page.getByRole("dialog", { name: "Mudar 3 produtos" });
    await user.type(dialog.getByLabel("Quanto"), "8");
    await user.select(dialog.getByLabel("Final"), "Terminar em ,90");
    await expect(dialog.getByRole("row").nth(1)).toContainText("R$ 10,90");
    await user.press(dialog.getByRole("button", { name: "Aplicar a 3 produtos" }));
    expect(user.steps).toBe(5);
    await expect(page.getByText("3 produtos mudaram.")).toBeVisible();
    await expect.poll(() => prices(page)).toEqual(["R$ 10,90", "R$ 61,90", "R$ 107,90"]);
    await user.press(page.getByRole("button", { name: "Desfazer em 3 produtos" }));
    expect(user.steps).toBe(6);
    await expect(page.getByText("3 produtos voltaram ao que eram.")).toBeVisible();
    await expect.poll(() => prices(page)).toEqual(["R$ 10,00", "R$ 57,30", "R$ 99,90"]);
  });

  test(`${price}${device}: one price is changed in 3 steps, and undone`, { tag }, async ({
    page,
    signedInAs,
    userInput,
    isMobile,
  }) => {
    const { parts, mark } = await addParts([10_00], { compareAtPrice: 12_00 });
    await signedInAs("catalog");
    await openAdmin(page, `/${COMPANY}/produtos?q=${mark}`, "Produtos");
    await expect(rows(page)).toHaveCount(1);
    const user = userInput(device);
    if (device === "keyboard") await user.key("Control+k");
    else await user.press(page.getByRole("button", { name: isMobile ? "Buscar" : /^Buscar Ctrl/ }));
    await user.typeHere(`${parts[0]?.sku} 12,90`);
    const option = page.getByRole("option", { name: /^De R\$ 10,00 para R\$ 12,90/ });
    // Right after the last key, before the product is found.
    if (device === "keyboard") await user.key("Enter");
    else await user.press(option);
    expect(user.steps).toBe(3);
    await expect.poll(() => prices(page)).toEqual(["R$ 12,90"]);
    await expect(page.getByText("A oferta acabou")).toBeVisible();
    // The fixture lets pointers through toasts.
    await page.getByRole("button", { name: "Desfazer" }).press("Enter");
    await expect.poll(() => prices(page)).toEqual(["R$ 12,00 R$ 10,00"]);
  });
}

test("[ADM-63] words and an engine's size set no price, and a very different price is asked about", async ({
  page,
  signedInAs,
}) => {
  const { parts, mark } = await addParts([100_00, 20_00]);
  await signedInAs("catalog");
  await openAdmin(page, `/${COMPANY}/produtos?q=${mark}&sort=name`, "Produtos");
  await expect(rows(page)).toHaveCount(2);
  const palette = page.getByRole("dialog", { name: /^Buscar/ });
  const hint = palette.getByText("o preço novo. Assim: TR-10013 129,90");
  const priceOption = palette.getByRole("option", { name: /^De R\$/ });
  await page.keyboard.press("Control+k");
  await expect(hint).toBeVisible();
  await page.keyboard.insertText(`${parts[0]?.name} 1,0`);
  await expect(palette.getByRole("group", { name: "Peças" }).getByRole("option").first()).toContainText("Bucha");
  await expect(hint).toBeVisible();
  await expect(priceOption).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(`${parts[0]?.sku} 1,0`);
  await expect(priceOption).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: "Preço muito diferente" });
  await expect(question).toContainText("passa de R$ 100,00 para R$ 1,00");
  await question.getByRole("button", { name: "Deixar como está" }).press("Enter");
  await expect(question).toBeHidden();
  expect(await prices(page)).toEqual(["R$ 100,00", "R$ 20,00"]);
  await page.keyboard.press("Enter");
  await question.getByRole("button", { name: "Mudar o preço" }).press("Enter");
  await expect.poll(() => prices(page)).toEqual(["R$ 1,00", "R$ 20,00"]);
});

const cell = (page: Page, row: number, column: number) =>
  page.getByRole("row").nth(row).getByRole("gridcell").nth(column);
const [NAME, SKU, PART_NUMBER, PRICE] = [0, 1, 2, 4];

/** Into the active cell, as a spreadsheet copies. */
const paste = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", copied);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

test("[ADM-64] cells of the grid are typed, filled down, pasted and saved together, and undone", async ({
  page,
  signedInAs,
  userInput,
}) => {
  const { mark, brand } = await addParts([10_00, 20_00, 30_00]);
  await signedInAs("catalog");
  await openAdmin(page, `/${COMPANY}/produtos/grade?q=${mark}&sort=name`, "Grade de produtos");
  await expect(cell(page, 3, PRICE)).toHaveText("30,00");
  const user = userInput("keyboard");
  await cell(page, 1, PRICE).click();
  await page.keyboard.type("12,5");
  await user.key("Enter");
  await user.key("Control+d");
  await cell(page, 3, PART_NUMBER).click();
  await paste(page, `NX-9\t${brand}\t45,00\tx\n`);
  await expect(cell(page, 3, PRICE)).toHaveText("45,00");
  await expect(cell(page, 3, PRICE + 1)).toHaveText("x", { useInnerText: true });
  await expect(page.getByText("1 produto espera: corrija as células marcadas.")).toBeVisible();
  await user.key("Control+z");
  await expect(cell(page, 3, PRICE)).toHaveText("30,00");
  await paste(page, `NX-9\t${brand}\t45,00\n`);
  await page.getByText("Conferir 4 células").click();
  await expect(page.getByRole("row", { name: /Preço 30,00 45,00/ })).toBeVisible();
  await user.key("Control+s");
  await expect(page.getByText("3 produtos mudaram.")).toBeVisible();
  for (const [row, price] of [
    [1, "12,5"],
    [2, "12,5"],
    [3, "45,00"],
  ] as const)
    await expect(cell(page, row, PRICE)).toHaveText(new RegExp(`^${price}0?$`));
  await page.reload();
  await expect(cell(page, 3, PART_NUMBER)).toHaveText("NX-9");
  await page.goto(`/painel/${COMPANY}/produtos`);
  await page.getByRole("button", { name: "Mudanças em massa" }).click();
  const edits = page.getByRole("dialog", { name: "Mudanças em massa" });
  const own = edits.getByRole("listitem").filter({ hasText: "Grade" }).filter({ hasText: "3 produtos" });
  await own.getByRole("button", { name: "Desfazer em até 3 produtos" }).first().click();
  await expect(edits.getByText("3 produtos voltaram ao que eram.")).toBeVisible();
});

test("[ADM-64] a cell that another user changed meanwhile asks which value stays", async ({ page, signedInAs }) => {
  const { mark } = await addParts([10_00, 20_00]);
  await signedInAs("catalog");
  const path = `/${COMPANY}/produtos/grade?q=${mark}&sort=name`;
  await openAdmin(page, path, "Grade de produtos");
  const type = async (on: Page, text: string) => {
    await cell(on, 1, PRICE).click();
    await on.keyboard.type(text);
    await on.keyboard.press("Enter");
  };
  await type(page, "11");
  await cell(page, 2, PRICE).click();
  await page.keyboard.type("22");
  await page.keyboard.press("Enter");
  const other = await page.context().newPage();
  await openAdmin(other, path, "Grade de produtos");
  await type(other, "15");
  await other.keyboard.press("Control+s");
  await expect(other.getByText("1 produto mudou.")).toBeVisible();
  await other.close();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("1 produto mudou.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ficar com 15,00" })).toBeVisible();
  await page.getByRole("button", { name: "Usar 11" }).click();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Nada para salvar")).toBeVisible();
  await page.reload();
  await expect(cell(page, 1, PRICE)).toHaveText("11,00");
  await expect(cell(page, 2, PRICE)).toHaveText("22,00");
});

test("[ADM-64] cells that are typed during a save stay, and a refused row says why", async ({ page, signedInAs }) => {
  const { mark, parts } = await addParts([10_00, 20_00]);
  await signedInAs("catalog");
  await openAdmin(page, `/${COMPANY}/produtos/grade?q=${mark}&sort=name`, "Grade de produtos");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/ecommerce/admin/products", (route) => released.then(() => route.continue()), { times: 1 });
  const type = async (row: number, column: number, text: string) => {
    await cell(page, row, column).click();
    await page.keyboard.type(text);
  };
  await type(1, PRICE, "12");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("button", { name: "Salvando…" })).toBeVisible();
  await type(1, PRICE, "13");
  await page.keyboard.press("Enter");
  await type(2, PRICE, "22");
  await page.keyboard.press("Enter");
  release();
  await expect(page.getByText("1 produto mudou.")).toBeVisible();
  await expect(cell(page, 1, PRICE)).toHaveText("13");
  await expect(page.getByText("2 células por salvar")).toBeVisible();

  await type(1, NAME, "?/");
  await expect(page.getByRole("textbox", { name: `“Nome” em ${parts[0]?.name}` })).toHaveValue("?/");
  await page.keyboard.press("Escape");
  await paste(page, "x".repeat(201));
  await expect(cell(page, 1, NAME)).toHaveAccessibleDescription("O texto é longo demais.");
  const first = `${parts[0]?.name} (Jornada ${mark} · SKU ${parts[0]?.sku})`;
  await expect(page.getByText(`“Nome” em ${first}: O texto é longo demais.`)).toBeVisible();
  await page.keyboard.press("Control+z");
  await cell(page, 1, SKU).click();
  await paste(page, parts[1]?.sku ?? "");
  await page.keyboard.press("Control+s");
  await expect(page.getByText(`${first}: Outro produto já tem este SKU.`)).toBeVisible();
  await expect(cell(page, 1, SKU)).toHaveAccessibleDescription(/^Outro produto já tem este SKU\. /);
  await expect(page.getByText("2 células por salvar")).toBeVisible();
});

test("[ADM-64] an edited part that leaves the view keeps its row until it is saved", async ({ page, signedInAs }) => {
  const { mark, parts, ids } = await addParts([10_00, 20_00]);
  await signedInAs("catalog");
  await openAdmin(page, `/${COMPANY}/produtos/grade?q=${mark}&view=published&sort=name`, "Grade de produtos");
  await cell(page, 1, PRICE).click();
  await page.keyboard.type("15");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 célula por salvar")).toBeVisible();
  await withShopCompany(COMPANY, (tx) => updateProduct(tx, ids[0] ?? "", { published: false }));
  await page.reload();
  await expect(cell(page, 1, NAME)).toHaveText(parts[1]?.name ?? "");
  await expect(cell(page, 2, PRICE)).toHaveText("15");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("1 produto mudou.")).toBeVisible();
});

test("of more parts than can change at once the seller is told before anything is typed, and changes keep their head", async ({
  page,
  signedInAs,
}) => {
  const { mark } = await addParts(
    Array.from({ length: 501 }, () => 10_00),
    { published: false },
  );
  await signedInAs("catalog");
  await openAdmin(page, `/${COMPANY}/produtos?q=${mark}`, "Produtos");
  await page.getByRole("button", { name: "Mudar todos (501)" }).click();
  await expect(page.getByText("São 501 produtos; mude até 500 de uma vez: use um filtro.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await openAdmin(page, `/${COMPANY}/produtos/grade?q=${mark}`, "Grade de produtos");
  await expect(page.getByText("A grade mostra os primeiros 500 de 501 produtos.")).toBeInViewport({ ratio: 1 });
  await cell(page, 1, PRICE).click();
  await paste(page, "11\n".repeat(40));
  await page.getByText("Conferir 40 células").click();
  const underBar = () =>
    page.getByRole("table").evaluate((table: HTMLTableElement) => {
      table.rows[30]?.scrollIntoView();
      const [bar, head] = [document.querySelector(".admin-top-bar"), table.tHead?.rows[0]?.cells[0]];
      return head?.getBoundingClientRect().top === bar?.getBoundingClientRect().bottom;
    });
  await expect.poll(underBar).toBe(true);
});

test("[ADM-64] on a phone the selected parts are changed one at a time @phone", async ({ page, signedInAs }) => {
  const { mark, parts } = await addParts([10_00, 20_00, 30_00]);
  await signedInAs("catalog");
  await openAdmin(page, `/${COMPANY}/produtos?q=${mark}&sort=name`, "Produtos");
  for (const part of [parts[0], parts[2]])
    await page.getByRole("checkbox", { name: `Selecionar produto ${part?.name}` }).check();
  await page.getByRole("region", { name: "Seleção" }).getByRole("link", { name: "Grade" }).click();
  await expect(page.getByText("Produto 1 de 2")).toBeVisible();
  await page.getByLabel("Preço", { exact: true }).fill("11");
  await page.getByLabel("Preço", { exact: true }).press("Enter");
  await expect(page.getByText(parts[2]?.name ?? "")).toBeVisible();
  await expect(page.getByLabel("Preço", { exact: true })).toBeFocused();
  await page.keyboard.type("33");
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(page.getByLabel("Preço", { exact: true })).toHaveValue("30,00");
  await page.getByRole("button", { name: "Refazer" }).click();
  await page.getByRole("link", { name: "Voltar à lista" }).click();
  await page.getByText("Continuar editando", { exact: true }).click();
  await page.getByRole("button", { name: "Salvar 2 produtos" }).click();
  await expect(page.getByText("2 produtos mudaram.")).toBeVisible();
  await page.getByRole("link", { name: "Voltar à lista" }).click();
  await expect.poll(() => prices(page)).toEqual(["R$ 11,00", "R$ 20,00", "R$ 33,00"]);
});

test("[ADM-62] a change whose answer was lost is applied once, though it is sent again", async ({
  page,
  signedInAs,
}) => {
  const { mark } = await addParts([100_00, 200_00]);
  await signedInAs("catalog");
  await openAdmin(page, `/${COMPANY}/produtos?q=${mark}&sort=price`, "Produtos");
  await page.getByRole("button", { name: "Mudar todos (2)" }).click();
  const dialog = page.getByRole("dialog", { name: "Mudar 2 produtos" });
  await dialog.getByLabel("Quanto").fill("dez");
  await expect(dialog.getByLabel("Quanto")).toHaveAccessibleDescription(/Digite um número de 0 a 1.000/);
  await dialog.getByLabel("Quanto").fill("10");
  await expect(dialog.getByLabel("Quanto")).not.toHaveAttribute("aria-invalid");
  await expect(dialog.getByRole("row").nth(1)).toContainText("R$ 110,00");
  const loseAnswer = { times: 1 };
  await page.route(
    "**/admin/selections/apply",
    async (route) => {
      await route.fetch();
      await route.abort("failed");
    },
    loseAnswer,
  );
  const apply = dialog.getByRole("button", { name: "Aplicar a 2 produtos" });
  await apply.click();
  await expect(dialog).toContainText("Sem conexão.");
  await apply.click();
  await expect(page.getByText("2 produtos mudaram.")).toBeVisible();
  expect((await prices(page)).toSorted()).toEqual(["R$ 110,00", "R$ 220,00"]);
});

test("[ADM-64] a save that would take a colleague's new value with it says so", async ({ page, signedInAs }) => {
  const { mark, ids } = await addParts([10_00], { compareAtPrice: 12_00 });
  await signedInAs("catalog");
  await openAdmin(page, `/${COMPANY}/produtos/grade?q=${mark}`, "Grade de produtos");
  await cell(page, 1, PRICE).click();
  await page.keyboard.type("20");
  await page.keyboard.press("Enter");
  await withShopCompany(COMPANY, (tx) => updateProduct(tx, ids[0] ?? "", { compareAtPrice: 15_00 }));
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("main")).toContainText("Outra pessoa mudou: Preço de. Confira e salve de novo.");
});

test("[ADM-64] the grid says what of a paste it left out, and why a column takes no typing", async ({
  page,
  signedInAs,
}) => {
  const { mark, brand } = await addParts([10_00]);
  await signedInAs("catalog");
  await openAdmin(page, `/${COMPANY}/produtos/grade?q=${mark}`, "Grade de produtos");
  await cell(page, 1, PART_NUMBER).click();
  await paste(page, `NX-1\t${brand}\nNX-2\t${brand}\nNX-3\t${brand}\n`);
  await expect(cell(page, 1, PART_NUMBER)).toHaveText("NX-1");
  await expect(page.getByRole("status").filter({ hasText: "2 linhas ficaram de fora" })).toBeVisible();
  await page.getByRole("grid").getByRole("gridcell", { name: "3", exact: true }).click();
  await page.keyboard.type("55");
  const reason = page.getByRole("status").filter({ hasText: "O estoque não muda na grade" });
  await expect(reason).toHaveCount(1);
  await expect(reason).toBeVisible();
});

test("a brand that no part has yet is told before a column or many parts get it", async ({ page, signedInAs }) => {
  const { mark } = await addParts([10_00, 20_00]);
  await signedInAs("catalog");
  await openAdmin(page, `/${COMPANY}/produtos/grade?q=${mark}`, "Grade de produtos");
  const hint = page.getByText("Marca nova nesta loja");
  const brand = cell(page, 1, PART_NUMBER + 1);
  await brand.click();
  await page.keyboard.type("Trav");
  await page.keyboard.press("Enter");
  await expect(hint).toHaveText("Marca nova nesta loja: Trav. Confira se o nome está inteiro.");
  await brand.click();
  await page.keyboard.type("travaboa");
  await page.keyboard.press("Enter");
  await expect(hint).toBeHidden();
  await page.getByRole("button", { name: "Descartar" }).click();
  await openAdmin(page, `/${COMPANY}/produtos?q=${mark}`, "Produtos");
  await page.getByRole("button", { name: "Mudar todos (2)" }).click();
  await page.getByLabel("O que mudar").selectOption("Marca");
  const value = page.getByRole("dialog").getByLabel("Valor novo");
  await value.fill("Trav");
  await expect(hint).toBeVisible();
  await value.fill("Travaboa");
  await expect(hint).toBeHidden();
});
