import { openAdmin, adminTest as test } from "./admin-fixtures.ts";
import { apiToken, callApi, fetchProduct, placeOrderByApi } from "./api.ts";
import { expect } from "./fixtures.ts";
import { visit, waitForHydration } from "./pages.ts";
import { chooseVehicle, GOL } from "./vehicle-picker.ts";

const PADS = "pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";
const NOTES = "Entregar só à tarde\nPortão azul";

test("[ADM-10] what customer and staff wrote about an order keeps its lines on the order and in the parcel", async ({
  page,
  customer,
  signedInAs,
}) => {
  const { number } = await placeOrderByApi(customer, { slug: PADS }, { notes: NOTES });
  await signedInAs("counter");
  await openAdmin(page, `/pecacerta/pedidos/${number}`, `Pedido ${number}`);
  const notes = page.getByText("Portão azul");
  expect(await notes.innerText()).toBe(NOTES);
  await page.getByLabel("Nova anotação").fill("Ligou às 9 h\nVolta amanhã");
  await page.getByRole("button", { name: "Anotar" }).click();
  const note = page.getByRole("listitem").getByText("Volta amanhã");
  expect(await note.innerText()).toBe("Ligou às 9 h\nVolta amanhã");
  await page.goto(`/painel/pecacerta/pedidos/imprimir?n=${number}&kind=slips`);
  expect(await notes.first().innerText()).toBe(NOTES);
});

test("[ADM-10] who picks an order reads that a part does not fit the buyer's vehicle, or on which condition", async ({
  page,
  customer,
  signedInAs,
}) => {
  await visit(page, { path: "/catalog/discos-de-freio/products", heading: "Discos de freio" });
  await chooseVehicle(page, GOL);
  await expect(page).toHaveURL(/for_vehicle=/);
  const vehicleId = new URL(page.url()).searchParams.get("for_vehicle") ?? "";
  const orders: [text: RegExp, number: string][] = [];
  for (const [verdict, text] of [
    ["does-not-serve", /^Não serve no Gol/],
    ["serves-with-note", /^Serve no Gol.*com observaçãoAro 14: meça o disco/],
  ] as const) {
    const card = page.locator("main .card").filter({ has: page.locator(`[data-verdict=${verdict}]`) });
    const path = await card.first().locator("a[href^='/products/']").first().getAttribute("href");
    const { number } = await placeOrderByApi(customer, { slug: path?.split("/")[2] ?? "" }, { vehicleId });
    orders.push([text, number]);
  }
  await signedInAs("counter");
  for (const [text, number] of orders) {
    await openAdmin(page, `/pecacerta/pedidos/${number}`, `Pedido ${number}`);
    await page.getByRole("button", { name: "Confirmar pagamento" }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Confirmar pagamento" }).click();
    await page.getByRole("button", { name: "Separar", exact: true }).click();
    await expect(page.getByRole("dialog").locator(".verdict")).toHaveText(text);
    await page.keyboard.press("Escape");
  }
});

test("[ADM-20] question and answer keep their lines in the inbox and on the product's page", async ({
  page,
  customer,
  signedInAs,
}) => {
  const { id } = await fetchProduct(PADS);
  const question = `Serve no G5?\nÉ 1.0 (${customer.name})`;
  await callApi("POST /sale/question/insert", { token: await apiToken(customer), body: { product_id: id, question } });
  await signedInAs("counter");
  await openAdmin(page, "/pecacerta/caixa?view=all", "Caixa");
  await page.getByRole("listitem").filter({ hasText: customer.name }).getByRole("link").click();
  await page.getByLabel("Resposta", { exact: true }).fill("Serve, sim.\nMeça o disco antes.");
  await page.getByRole("button", { name: "Enviar resposta" }).click();
  await expect(page.getByText("Resposta enviada.")).toBeVisible();
  await page.goto(`/products/${PADS}`);
  await waitForHydration(page);
  await page.getByRole("tab", { name: /^Perguntas/ }).click();
  const entry = page.locator(".comments > li").filter({ hasText: customer.name });
  expect(await entry.locator(".comment-text").innerText()).toBe(question);
  expect(await entry.locator(".comment-answer").innerText()).toBe("Resposta da loja: Serve, sim.\nMeça o disco antes.");
});
