import { addProduct } from "@pecacerta/server/catalog/products/commands";
import { testPicture } from "@pecacerta/server/testing/upload-image";
import type { Locator, Page } from "@playwright/test";
import { openAdmin, adminTest as test } from "./admin-fixtures.ts";
import { expect } from "./fixtures.ts";
import { withShopCompany } from "./shop-database.ts";

const COMPANY = "pecacerta";
const NAME = "Disco de freio das fotos";

const section = (page: Page): Locator => page.locator("#secao-images");
const cards = (page: Page): Locator => section(page).getByRole("listitem", { name: /^Foto \d+ de \d+$/ });
const shownImages = (page: Page): Promise<string[]> =>
  cards(page)
    .locator("img")
    .evaluateAll((all) => all.map((image) => new URL((image as HTMLImageElement).src).pathname));
const nameIn = (path = ""): string => path.replace(/^\/pictures\//, "").slice(0, 20);

test("[ADM-80] photos are uploaded, refused ones say why, ordered and seen in the shop @both", async ({
  page,
  signedInAs,
  pageErrors,
}) => {
  pageErrors.expected.push(/422/);
  await signedInAs("catalog");
  const slug = await openPublishedProduct(page);
  const broken = { name: "pagina.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<html>") };
  await addFiles(page, [await pictureFile("frente.png", 31), broken, await pictureFile("lado.png", 32)]);
  await expect(cards(page)).toHaveCount(2);
  await expect(section(page)).toContainText("Não é uma imagem que conhecemos.");
  await section(page).getByRole("button", { name: "Dispensar o aviso de pagina.jpg" }).click();
  await expect(cards(page).getByRole("textbox")).toHaveCount(0);
  const [front, side] = await shownImages(page);
  await section(page).getByRole("button", { name: "Mover a foto 2 para antes" }).click();
  await expect.poll(() => shownImages(page)).toEqual([side, front]);
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  await expect(page.getByRole("main")).toContainText("Salvo.");
  await page.reload();
  await showImages(page);
  await expect.poll(() => shownImages(page)).toEqual([side, front]);

  await page.goto(`/products/${slug}`);
  const gallery = page.getByRole("main").getByRole("region", { name: /^Fotos de / });
  await expect(gallery.locator(`img[src*="${nameIn(side)}"]`).first()).toBeAttached();
  const sources = await gallery
    .locator("img")
    .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
  const places = [side, front].map((path) => sources.findIndex((source) => source.includes(nameIn(path))));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test("[ADM-81] images change their order by dragging and by keyboard alone, and a removed one comes back", async ({
  page,
  signedInAs,
  userInput,
}) => {
  await signedInAs("catalog");
  await openPublishedProduct(page);
  await addFiles(page, await Promise.all([41, 42, 43].map((number) => pictureFile(`${number}.png`, number))));
  await expect(cards(page)).toHaveCount(3);
  const [first, second, third] = await shownImages(page);
  await cards(page).nth(2).locator("img").dragTo(cards(page).nth(0).locator("img"));
  await expect.poll(() => shownImages(page)).toEqual([third, first, second]);
  const user = userInput("keyboard");
  await user.press(section(page).getByRole("button", { name: "Mover a foto 1 para depois" }));
  await expect(section(page).getByRole("status")).toHaveText("Foto movida para a posição 2 de 3.");
  await expect(section(page).getByRole("button", { name: "Mover a foto 2 para depois" })).toBeFocused();
  await user.key("Enter");
  await expect.poll(() => shownImages(page)).toEqual([first, second, third]);
  await user.press(section(page).getByRole("button", { name: "Excluir a foto 3" }));
  await expect(section(page).getByRole("button", { name: "Desfazer" })).toBeFocused();
  await user.key("Enter");
  await expect.poll(() => shownImages(page)).toEqual([first, second, third]);
});

test("pasted and dropped files are taken, those of copied cells are not, and an upload that fails is tried again", async ({
  page,
  signedInAs,
  pageErrors,
}) => {
  pageErrors.expected.push(/ERR_FAILED/);
  await signedInAs("catalog");
  await openPublishedProduct(page);
  await page.route("**/ecommerce/admin/images?*", (route) => route.abort(), { times: 1 });
  await giveFile(page, "paste", await testPicture(51));
  await expect(section(page)).toContainText("Sem conexão, ou lenta demais.");
  await section(page)
    .getByRole("button", { name: /^Tentar de novo: / })
    .click();
  await expect(cards(page)).toHaveCount(1);
  await giveFile(page, "drop", await testPicture(52));
  await expect(cards(page)).toHaveCount(2);
  await page.getByLabel("Número da peça").focus();
  await giveFile(page, "paste", await testPicture(53));
  await section(page).locator("summary").focus();
  await giveFile(page, "paste", await testPicture(54), "PF-1");
  await page.getByRole("button", { name: "Copiar", exact: true }).click();
  await giveFile(page, "paste", await testPicture(55));
  await page.getByRole("dialog").getByRole("button", { name: "Fechar" }).click();
  await giveFile(page, "paste", await testPicture(56));
  await expect(cards(page)).toHaveCount(3);
  await expect(section(page).getByRole("list", { name: "Fotos a caminho" })).toHaveCount(0);
});

test("many photos wait for a busy server, come in their order, and leaving before they are there asks", async ({
  page,
  signedInAs,
  pageErrors,
}) => {
  pageErrors.expected.push(/503/);
  await signedInAs("catalog");
  await openPublishedProduct(page);
  const refusals = [true, true, false, true, false];
  let [atOnce, mostAtOnce] = [0, 0];
  await page.route("**/ecommerce/admin/images?*", async (route) => {
    mostAtOnce = Math.max(mostAtOnce, ++atOnce);
    const isRefused = refusals.shift() ?? false;
    const body = JSON.stringify({ message: "SERVICE_UNAVAILABLE" });
    if (isRefused) await route.fulfill({ status: 503, headers: { "retry-after": "1" }, body });
    else await route.continue();
    atOnce--;
  });
  const stored = new Map<string | null, string>();
  page.on("response", async (response) => {
    const { pathname, searchParams } = new URL(response.url());
    if (!pathname.endsWith("/admin/images") || !response.ok()) return;
    stored.set(searchParams.get("name"), (await response.json()).data.name);
  });
  const numbers = Array.from({ length: 12 }, (_, index) => 70 + index);
  await addFiles(page, await Promise.all(numbers.map((number) => pictureFile(`${number}.png`, number))));
  await expect(section(page)).toContainText("O servidor está ocupado. Enviamos de novo em instantes.");
  await page.getByRole("navigation").getByRole("link", { name: "Categorias" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Continuar editando" }).last().click();
  await section(page).getByRole("button", { name: "Cancelar o envio de 81.png" }).click();
  await expect(cards(page)).toHaveCount(11, { timeout: 60_000 });
  await expect(section(page).getByRole("alert")).toHaveCount(0);
  expect(mostAtOnce).toBe(1);
  const inOrder = numbers.slice(0, 11).map((number) => stored.get(`${number}.png`));
  await expect.poll(async () => (await shownImages(page)).map(nameIn)).toEqual(inOrder);
});

test("the most photos and those on their way are told, and the focus goes on from a dismissed one @both", async ({
  page,
  signedInAs,
  pageErrors,
  isMobile,
}) => {
  pageErrors.expected.push(/422/);
  await signedInAs("catalog");
  await openPublishedProduct(page);
  await expect(section(page)).toContainText("Até 20 fotos por produto.");
  await expect(section(page).getByText("Ctrl V")).toHaveCount(isMobile ? 0 : 1);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/ecommerce/admin/images?*", async (route) => {
    await released;
    await route.continue();
  });
  const broken = { mimeType: "image/jpeg", buffer: Buffer.from("<html>") };
  const one = { name: "um.jpg", ...broken };
  await addFiles(page, [one, { name: "dois.jpg", ...broken }, await pictureFile("frente.png", 91)]);
  await expect(page.getByRole("main")).toContainText("3 fotos ainda estão sendo enviadas.");
  release();
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText("ainda estão sendo enviadas")).toHaveCount(0);
  await section(page).getByRole("button", { name: "Dispensar o aviso de um.jpg" }).press("Enter");
  await expect(section(page).getByRole("listitem").filter({ hasText: "dois.jpg" })).toBeFocused();
  await section(page).getByRole("button", { name: "Dispensar o aviso de dois.jpg" }).press("Enter");
  await expect(section(page).locator("input[type=file][multiple]")).toBeFocused();
});

test("a brand is saved with its photo, not while that is on its way", async ({ page, signedInAs }) => {
  await signedInAs("catalog");
  await openAdmin(page, `/${COMPANY}/marcas`, "Marcas");
  await page.getByRole("button", { name: "Nova marca" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nome", { exact: true }).fill(`Marca ${crypto.randomUUID().slice(0, 8)}`);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/ecommerce/admin/images?*", async (route) => {
    await released;
    await route.continue();
  });
  await dialog
    .locator("input[type=file]")
    .first()
    .setInputFiles(await pictureFile("logo.png", 61));
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(dialog).toContainText("A foto ainda está a caminho.");
  release();
  await expect(dialog.locator("img")).toBeVisible();
  await expect(dialog).not.toContainText("A foto ainda está a caminho.");
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(dialog).toHaveCount(0);
});

async function openPublishedProduct(page: Page): Promise<string> {
  const slug = `disco-das-fotos-${crypto.randomUUID()}`;
  const product = { slug, sku: slug, name: NAME, price: 100_00, stock: 3, createdAt: new Date() };
  const added = await withShopCompany(COMPANY, (tx) => addProduct(tx, product));
  if (!added.ok) throw new Error(added.refusal);
  await openAdmin(page, `/${COMPANY}/produtos/${added.value.id}`, NAME);
  await showImages(page);
  return slug;
}

/** Sections are folded on a phone. */
async function showImages(page: Page): Promise<void> {
  const isOpen = await section(page).evaluate((element) => element.hasAttribute("open"));
  if (!isOpen) await section(page).locator("summary").click();
  await expect(section(page).getByText("Escolher fotos")).toBeVisible();
}

type PickedFile = { name: string; mimeType: string; buffer: Buffer };

const pictureFile = async (name: string, number: number): Promise<PickedFile> => ({
  name,
  mimeType: "image/png",
  buffer: await testPicture(number),
});

const addFiles = (page: Page, files: PickedFile[]): Promise<void> =>
  section(page).locator("input[type=file][multiple]").setInputFiles(files);

/** A file is pasted where the focus is, with the text that was copied. */
async function giveFile(page: Page, way: "paste" | "drop", picture: Buffer, text?: string): Promise<void> {
  const area = section(page).locator(".product-images-area");
  await area.evaluate(
    (element, { way, bytes, text }) => {
      const transfer = new DataTransfer();
      if (text !== undefined) transfer.setData("text/plain", text);
      transfer.items.add(new File([new Uint8Array(bytes)], "foto.png", { type: "image/png" }));
      const options = { bubbles: true, cancelable: true };
      if (way === "paste") {
        const target = document.activeElement ?? document;
        target.dispatchEvent(new ClipboardEvent("paste", { ...options, clipboardData: transfer }));
        return;
      }
      for (const kind of ["dragenter", "dragover", "drop"])
        element.dispatchEvent(new DragEvent(kind, { ...options, dataTransfer: transfer }));
    },
    { way, bytes: [...picture], text },
  );
}
