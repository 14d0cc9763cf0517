import { openAdmin, adminTest as test } from "./admin-fixtures.ts";
import { placeOrderByApi } from "./api.ts";
import { expect } from "./fixtures.ts";

const PADS = "pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";
const NOTES = "Entregar só à tarde\nPortão azul";

test("[ADM-10] what customer and staff wrote about an order keeps its lines on the order and in the parcel", async ({
  page,
  customer,
  signedInAs,
}) => {
  const { number } = await placeOrderByApi(customer, { slug: PADS }, NOTES);
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
