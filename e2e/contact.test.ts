import { callApi, newCustomerInput } from "./api.ts";
import { findViolations } from "./axe.ts";
import { expect, findToast, test } from "./fixtures.ts";
import { lastMailLinks } from "./mail.ts";
import { horizontalOverflow, visit, waitForHydration } from "./pages.ts";

const RED = "rgb(231, 76, 60)";
const GREEN = "rgb(18, 112, 58)";

test("[VA-05] [ER-02] the newsletter is subscribed in the footer, confirmed by mail, and left in one click", async ({
  page,
}) => {
  const { email } = newCustomerInput();
  await visit(page, { path: "/brands", heading: "Marcas" });
  await waitForHydration(page);
  const form = page.locator("footer form");
  await expect(form).toHaveJSProperty("noValidate", true);
  const field = form.getByLabel("Seu e-mail para novidades");
  const send = form.getByRole("button", { name: "Quero receber" });
  const fieldError = () =>
    field.evaluate(({ validity }: HTMLInputElement) =>
      validity.valueMissing ? "missing" : validity.typeMismatch ? "no e-mail" : "",
    );
  await send.click();
  expect(await fieldError()).toBe("missing");
  await expect(form.locator(".news-fault")).toHaveText("Preencha o e-mail.");
  await field.fill("maria");
  await send.click();
  expect(await fieldError()).toBe("no e-mail");
  await expect(form.locator(".news-fault")).toHaveText("Digite um e-mail válido, como nome@exemplo.com.");
  await expect(field).toHaveValue("maria");
  await field.fill(`${"a".repeat(250)}@example.com`);
  await send.click();
  await expect(form.locator(".news-fault")).toHaveText("Digite um e-mail válido, como nome@exemplo.com.");
  await expect(form.locator(".news-fault")).toHaveCSS("color", RED);
  expect(await findViolations(page)).toEqual([]);
  await field.fill(email);
  await send.click();
  const message = findToast(page, /confirme a inscrição/);
  await expect(message).toBeVisible();
  await expect(
    message.locator("xpath=ancestor-or-self::*[contains(@class,'Toastify__toast')][1]").locator("svg").first(),
  ).toHaveCSS("fill", GREEN);
  await expect(field).toHaveValue("");
  await expect(form.locator(".news-fault")).toBeEmpty();

  const [confirm = "", leave = ""] = await lastMailLinks(email);
  await page.goto(confirm);
  await page.getByRole("button", { name: "Quero receber as novidades" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Inscrição confirmada" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.goto(leave);
  await page.getByRole("button", { name: "Não quero mais receber" }).click();
  await expect(page.getByRole("status").filter({ hasText: "não recebe mais" })).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Não quero mais receber" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "já foi usado" })).toBeVisible();
});

test("[SH-08] the footer has the company's contacts and social links, and links to help and account", async ({
  page,
}) => {
  for (const company of ["pecacerta", "diesel-sul"]) {
    const { data } = await callApi(`GET /listener/${company}`);
    await visit(page, { path: `/brands?company=${company}`, heading: "Marcas" });
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: data.telefone })).toHaveAttribute("href", /^tel:\d+$/);
    await expect(footer.getByRole("link", { name: data.email })).toHaveAttribute("href", `mailto:${data.email}`);
    await expect(footer.getByRole("listitem").filter({ hasText: data.rua })).toContainText(data.cep);
    for (const path of ["/track-order", "/contact-us", "/account/login", "/account/dashboard", "/account/orders"])
      await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1);
    const links = await footer.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    const social = [data.facebook, data.twitter, data.instagram].filter(Boolean);
    expect(links.filter((href) => /facebook|twitter|instagram/.test(href ?? "")).sort()).toEqual(social.sort());
  }
});

test("a visitor sends a message to the company", { tag: "@phone" }, async ({ page }) => {
  await visit(page, { path: "/contact-us", heading: "Fale conosco" });
  const form = page.locator("main form");
  await form.getByRole("button", { name: "Enviar mensagem" }).click();
  await expect(form.getByLabel("Seu nome")).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await form.getByLabel("Seu nome").fill("Maria <b>Souza</b>");
  await form.getByLabel("Seu e-mail").fill("maria@example.com");
  await form.getByLabel("Mensagem").fill("Vocês abrem no sábado?");
  const sent: string[] = [];
  page.on("request", (request) => void (request.url().endsWith("/mailing/contact") && sent.push(request.method())));
  // Submitting twice at once sends one request.
  await form.evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  await expect(form.getByRole("status")).toBeFocused();
  await expect(form.getByRole("status")).toContainText("Mensagem enviada");
  await expect(form.getByLabel("Mensagem")).toHaveValue("");
  expect(sent).toEqual(["POST"]);
  expect(await findViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
});
