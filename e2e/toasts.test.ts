import { addButton, cartLink, expect, findToast, test } from "./fixtures.ts";
import { horizontalOverflow, SIMPLE_PRODUCT_SLUG, visit } from "./pages.ts";
import { signInByApi } from "./sign-in-by-api.ts";

test("[K-02] toasts are shown at the top right for 5 s, pause on hover and focus, and can be swiped away", async ({
  page,
  customer,
}) => {
  await signInByApi(page, customer);
  await visit(page, { path: `/products/${SIMPLE_PRODUCT_SLUG}`, heading: /^Óleo do motor/ });
  // The fixture freezes toasts; this test checks their timing.
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const heart = page.locator("main .wish").first();
  await heart.click();
  const message = findToast(page, /Óleo do motor/);
  await expect(message).toBeVisible();
  await expect(message).toHaveRole("status");
  await expect(message).toHaveClass(/Toastify__toast-theme--light/);
  const [box, width] = [await message.boundingBox(), page.viewportSize()?.width ?? 0];
  // Below the header, whose counts it must not hide.
  const headerBox = await page.locator(".site-header .head").boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((headerBox?.y ?? 0) + (headerBox?.height ?? 0));
  expect(box?.y).toBeLessThan(180);
  expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40);

  const bar = message.locator(".Toastify__progress-bar--animated");
  const [duration] = await bar.evaluateAll(
    (bars) => bars[0]?.getAnimations().map((one) => one.effect?.getTiming().duration) ?? [],
  );
  expect(duration).toBe(5000);
  const playState = () => bar.evaluate((one) => one.getAnimations()[0]?.playState);
  await message.hover();
  await expect.poll(playState).toBe("paused");
  await page.mouse.move(0, 0);
  await expect.poll(playState).toBe("running");
  await message.getByRole("button", { name: "Fechar" }).focus();
  await expect.poll(playState).toBe("paused");
  // Swiping away takes four fifths of the width.
  const drag = async (part: number) => {
    const { x, y, width, height } = (await message.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + 10, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + 10 + width * part, y + height / 2, { steps: 5 });
    await page.mouse.up();
  };
  await drag(0.7);
  await expect(message).toBeVisible();
  await drag(0.85);
  await expect(message).toHaveCount(0);

  await page.mouse.move(0, 0);
  await heart.click();
  await expect(message).toBeVisible();
  await page.mouse.move(0, 0);
  await bar.evaluate((one) => one.getAnimations()[0]?.finish());
  await expect(message).toHaveCount(0);
});

for (const tag of ["@phone", "@desktop"])
  test(`toasts leave logo, menu and cart in reach, stack two high, and lead on ${tag}`, { tag }, async ({
    page,
    customer,
  }) => {
    await signInByApi(page, customer);
    await visit(page, { path: `/products/${SIMPLE_PRODUCT_SLUG}`, heading: /^Óleo do motor/ });
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
    await addButton(page).click();
    const added = findToast(page, /foi adicionado ao carrinho/);
    await expect(added.getByRole("link", { name: "Ver carrinho" })).toHaveAttribute("href", "/cart");
    const box = await added.boundingBox();
    for (const control of [page.locator(".site-header .logo"), cartLink(page)]) {
      const { y = 0, height = 0 } = (await control.first().boundingBox()) ?? {};
      expect(box?.y).toBeGreaterThanOrEqual(y + height);
    }
    expect(await horizontalOverflow(page)).toBe(0);
    await addButton(page).click();
    const again = findToast(page, /já está no carrinho/);
    await expect(again).toBeVisible();
    await addButton(page).click();
    await expect(again).toHaveCount(1);
    await page.locator("main .wish").first().click();
    await expect(findToast(page, /favoritos/)).toBeVisible();
    await expect(added).toHaveCount(0);
    await expect(page.locator(".Toastify__toast")).toHaveCount(2);
    await again.getByRole("link", { name: "Alterar quantidade" }).click();
    await expect(page).toHaveURL("/cart");
  });

test("offline, the page stays with a message, and navigation continues when the connection returns", async ({
  page,
  context,
}) => {
  await visit(page, { path: "/catalog/freios", heading: "Freios" });
  const connectionMessage = page.locator("[data-connection]");
  await expect(connectionMessage).toBeAttached();
  await page.mouse.wheel(0, 600);
  await context.setOffline(true);
  await expect(connectionMessage).toContainText("Você está sem internet");
  await page.getByRole("contentinfo").getByRole("link", { name: "Fale conosco" }).click();
  await expect(connectionMessage).toContainText("assim que a conexão voltar");
  await expect(page).toHaveURL("/catalog/freios");
  await context.setOffline(false);
  await expect(page).toHaveURL("/contact-us");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fale conosco");
});
