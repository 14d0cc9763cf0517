import { fetchOrders, fetchProduct, newCustomerInput } from "./api.ts";
import { fillAddress, pixCodeErrors } from "./checkout.ts";
import {
  addButton,
  cartLines,
  cartLink,
  expect,
  expectedTotals,
  expectTotals,
  findToast,
  formatBrl,
  header,
  openCart,
  test,
} from "./fixtures.ts";
import { visit } from "./pages.ts";

const SLUG = "pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";

test("[RT-01] [RT-03] [RT-04] [RT-06] [RT-07] [RT-09] [RT-10] [RT-13] [AD-03] [OR-03] [CART-01] [CART-06] [CART-07] [CART-08] [VA-06] [VA-07] [PR-09] " +
  "a shopper finds a part, registers, orders it with Pix and sees the order", { tag: "@both" }, async ({
  page,
  context,
  isMobile,
}) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const part = await fetchProduct(SLUG);
  const person = newCustomerInput();

  await test.step("finds the part by category", async () => {
    await visit(page, { path: "/", heading: /./ });
    await expect(page).toHaveTitle(/Peça Certa/);
    if (isMobile) {
      const menu = page.getByRole("dialog", { name: "Menu" });
      await page.getByRole("button", { name: "Abrir o menu" }).click();
      await menu.getByRole("button", { name: "Todas as categorias" }).click();
      await menu.getByRole("button", { name: "Freios" }).click();
      await menu.getByRole("link", { name: "Tudo em Freios" }).click();
    } else {
      const bar = page.getByRole("navigation", { name: "Departamentos" });
      await bar.getByRole("link", { name: "Freios", exact: true }).click();
    }
    await expect(page).toHaveURL(/\/catalog\/freios$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Freios");
    await page.locator("main").getByRole("link", { name: "Freio a disco" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Freio a disco");
    await page.locator("main").getByRole("link", { name: "Pastilhas de freio" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pastilhas de freio");
    await expect(
      page
        .locator("main")
        .getByRole("link", { name: /^Pastilha de freio/ })
        .first(),
    ).toBeVisible();
  });

  await test.step("finds the part by search", async () => {
    await header(page).getByLabel("Buscar peças").fill(part.partNumber);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/products/${SLUG}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(part.name);
    await expect(page.getByText(formatBrl(part.price)).first()).toBeVisible();
  });

  await test.step("registers", async () => {
    // As in a tab of its own; visitor-purchase.test.ts registers over the product, and buys what the fragment names.
    const link = await page.getByRole("link", { name: "Comprar", exact: true }).getAttribute("href");
    const login = `/account/login?next=${encodeURIComponent(`/products/${SLUG}`)}`;
    expect(link).toBe(`${login}#buy=${SLUG}`);
    await visit(page, { path: login, heading: "Entre na sua conta" });
    await page.locator("main").getByRole("link", { name: "Criar conta" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Crie sua conta");
    const field = (name: string) => page.getByLabel(name, { exact: true });
    await field("Nome completo").fill(person.name);
    await field("E-mail").fill(person.email);
    await field("CPF ou CNPJ").pressSequentially(person.cpf);
    await expect(field("CPF ou CNPJ")).toHaveValue(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/);
    await field("Telefone com DDD").pressSequentially(person.phone);
    await expect(field("Telefone com DDD")).toHaveValue("(11) 91234-5678");
    await field("Senha").fill(person.password);
    const sent = page.waitForRequest((request) => request.url().endsWith("/ecommerce/register"));
    await page.getByRole("button", { name: "Criar conta" }).click();
    const registration = new URLSearchParams((await sent).postData() ?? "");
    expect([...registration.keys()].sort()).toEqual(["cpf", "ecommerce_id", "email", "name", "password", "phone"]);
    await expect(page).toHaveURL(`/products/${SLUG}`);
  });

  await test.step("adds it to the cart", async () => {
    await addButton(page).click();
    await expect(findToast(page, `“${part.name}” foi adicionado ao carrinho`)).toBeVisible();
    await expect(cartLink(page)).toContainText("1 item");
    await openCart(page);
    await expect(page).toHaveURL("/cart");
    await expect(cartLines(page)).toHaveCount(1);
    await expectTotals(page, expectedTotals([part.price, 1]));
    await page.getByRole("button", { name: `Aumentar a quantidade de ${part.name}` }).click();
    await expectTotals(page, expectedTotals([part.price, 2]));
    await page.getByRole("textbox", { name: `Quantidade de ${part.name}` }).fill("3");
    await expectTotals(page, expectedTotals([part.price, 3]));
    await expect(cartLink(page)).toContainText("3 itens");
  });

  const due = expectedTotals([part.price, 3]);
  await test.step("orders it", async () => {
    await page.getByRole("link", { name: "Finalizar compra" }).click();
    await expect(page).toHaveURL("/cart/checkout");
    await fillAddress(page);
    await expect(page.getByRole("radio", { name: /^Pix/ })).toBeChecked();
    await expectTotals(page.getByRole("region", { name: "Resumo" }), due);
    await page.getByRole("button", { name: "Fazer pedido" }).click();
    await expect(page).toHaveURL(/\/cart\/checkout\/[\w-]{20,}$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pedido feito!");
  });

  const [order] = await fetchOrders(person);
  await test.step("can pay with Pix", async () => {
    await expect(page.getByText(`Pedido nº ${order.number} · enviamos os detalhes para ${person.email}`)).toBeVisible();
    await expect(page.getByText("Ana Teste")).toBeVisible();
    await expect(page.getByText("Rua das Acácias, 100")).toBeVisible();
    await expect(page.getByText("Pedido recebido")).toBeVisible();
    await expect(page.getByText("Em preparação")).toHaveCount(0);
    const box = page.locator("section", { has: page.getByRole("heading", { name: "Pague com Pix" }) });
    await expect(box).toContainText(formatBrl(due.total));
    await expect(box).toContainText(/Pague até .*Faltam? \d/);
    await expect(page.getByRole("img", { name: "Código QR do Pix" })).toBeVisible();
    const code = await page.getByRole("textbox", { name: "Pix copia e cola" }).inputValue();
    expect(pixCodeErrors(code, due.total)).toEqual([]);
    await page.getByRole("button", { name: "Copiar código Pix" }).click();
    await expect(page.getByRole("button", { name: "Código copiado" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await expectTotals(page, due);
  });

  await test.step("sees the order, and an empty cart", async () => {
    await expect(cartLink(page)).not.toContainText(/\d/);
    await page.getByRole("link", { name: "Ver meus pedidos" }).click();
    await expect(page).toHaveURL("/account/orders");
    const listed = page.getByRole("list", { name: "Meus pedidos" }).getByRole("listitem");
    await expect(listed).toHaveCount(1);
    await expect(listed).toContainText(formatBrl(due.total));
    await expect(listed.getByRole("link", { name: `Pagar agora o pedido ${order.number}` })).toBeVisible();
    await listed.getByRole("link", { name: /^Pedido/ }).click();
    await expect(page).toHaveURL(`/account/orders/${order.number}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Pedido ${order.number}`);
    await expect(page.getByText("Pedido recebido").first()).toBeVisible();
    await expect(page.getByRole("list", { name: "Itens do pedido" })).toContainText(`3 × ${formatBrl(part.price)}`);
    await expectTotals(page, due);
  });
});
