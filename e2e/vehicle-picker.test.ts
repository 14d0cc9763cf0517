import { apiToken, callApi, type TestCustomer } from "./api.ts";
import { expect, expectPageErrors, fillSignInForm, test } from "./fixtures.ts";
import { horizontalOverflow, visit } from "./pages.ts";
import { signInByApi } from "./sign-in-by-api.ts";
import {
  chooseOption,
  chooseVehicle,
  fillVehicle,
  findByVin,
  findOnixId,
  GOL,
  HONDA,
  picker,
  pickerButton,
  vehicleField,
} from "./vehicle-picker.ts";

const HOME = { path: "/", heading: /./ };
const GARAGE = { path: "/account/garage", heading: "Minha garagem" };
const LEVELS = ["Tipo de veículo", "Marca", "Modelo", "Ano"];

const MY_CAR = /\/meu-carro\?vehicle=[-0-9a-f]{36}$/;

const fetchGarage = async (customer: TestCustomer): Promise<{ family: string }[]> =>
  (await callApi("POST /user/garage/list", { token: await apiToken(customer), body: {} })).data;

test("a make is found by the names that shoppers give it", async ({ page }) => {
  await visit(page, HOME);
  await pickerButton(page).click();
  const makes = vehicleField(picker(page), "Marca");
  await makes.click();
  for (const [typed, make] of [
    ["chevy", "Chevrolet"],
    ["gm", "Chevrolet"],
    ["wolks", "Volkswagen"],
    ["vw", "Volkswagen"],
    ["reno", "Renault"],
  ] as const) {
    await makes.fill(typed);
    await expect(picker(page).getByRole("option")).toHaveText([make]);
  }
});

test("[VP-01] [VP-02] [VP-03] [VP-04] [VP-06] a visitor chooses a vehicle, and it is remembered", async ({ page }) => {
  await visit(page, HOME);
  await pickerButton(page).click();
  const dropDown = picker(page);
  await expect(dropDown.getByRole("link", { name: "Entrar" })).toHaveAttribute("href", "/account/login");
  await expect(dropDown.getByRole("link", { name: "Criar conta" })).toHaveAttribute("href", "/account/register");
  await expect(dropDown.getByRole("heading")).toHaveText("Qual é o seu veículo?");
  await expect(vehicleField(dropDown, "Tipo de veículo")).toHaveValue("Carro");
  for (const name of LEVELS.slice(2)) await expect(vehicleField(dropDown, name)).toBeDisabled();
  await expect(dropDown.getByRole("button", { name: "Usar este veículo" })).toBeDisabled();

  const yearResponse = page.waitForResponse((response) => /\/fipe\/.+\/anos\/.+/.test(response.url()));
  await fillVehicle(dropDown, GOL);
  const answer = await yearResponse;
  expect(answer.url()).toMatch(/\/ecommerce\/fipe\/carros\/marcas\/59\/modelos\/\d+\/anos\/2014-1$/);
  expect((await answer.json()).CodigoFipe).toMatch(/^\d{6}-\d$/);
  for (const name of LEVELS) {
    await vehicleField(dropDown, name).click();
    expect((await dropDown.getByRole("listbox", { name, exact: true }).boundingBox())?.height).toBe(145);
    await page.keyboard.press("Escape");
  }
  expect(await horizontalOverflow(page)).toBe(0);
  await chooseOption(dropDown, "Marca", "Fiat");
  await expect(vehicleField(dropDown, "Modelo")).toHaveValue("");
  await expect(vehicleField(dropDown, "Ano")).toBeDisabled();
  await expect(dropDown.getByRole("button", { name: "Usar este veículo" })).toBeDisabled();

  await findByVin(dropDown, "ABC-1D23");
  await expect(dropDown.getByText(/^Esta loja não consulta placas/)).toBeVisible();
  await findByVin(dropDown, "9BWAA05U3EP00000");
  await expect(dropDown.getByText("O chassi tem 17 letras e números, sem I, O e Q.")).toBeVisible();
  await findByVin(dropDown, "9BWAA05U3EP000001");
  await expect(dropDown.getByText(/O número diz: Volkswagen, 1984 \/ 2014/)).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);

  await fillVehicle(dropDown, GOL);
  await dropDown.getByRole("button", { name: "Usar este veículo" }).click();
  await expect(dropDown.getByRole("heading")).toHaveText("Seus veículos");
  await expect(dropDown.getByRole("radio", { name: /^Gol 1.6 8V 2014/ })).toBeChecked();
  await expect(pickerButton(page)).toHaveText("Seu veículo: Gol 1.6 8V 2014");
  await page.reload();
  await expect(pickerButton(page)).toHaveText("Seu veículo: Gol 1.6 8V 2014");
  await page.getByRole("button", { name: /^Deixar de usar o veículo Gol/ }).click();
  await expect(pickerButton(page)).toHaveText("Escolha seu veículo");
});

test("[VP-01] [VP-07] [GR-02] a visitor's vehicle moves into the garage on sign-in; vehicles can be added, chosen and deleted", {
  tag: "@phone",
}, async ({ page, customer }) => {
  await visit(page, { path: "/account/login", heading: "Entre na sua conta" });
  await chooseVehicle(page, GOL);
  await fillSignInForm(page, customer);
  await expect(page).toHaveURL("/account/dashboard");
  await expect(pickerButton(page)).toHaveText(/Gol 1.6 8V 2014/);
  await expect.poll(() => fetchGarage(customer)).toMatchObject([{ family: "Gol" }]);

  await page.locator("main").getByRole("link", { name: "Ver minha garagem" }).click();
  const main = page.locator("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(GARAGE.heading);
  await main.getByRole("button", { name: "Adicionar veículo" }).click();
  await expect(vehicleField(main, "Tipo de veículo")).toBeFocused();
  await fillVehicle(main, HONDA);
  const sent = page.waitForRequest((request) => request.url().endsWith("/user/garage/insert"));
  await main.getByRole("button", { name: "Adicionar à garagem" }).click();
  expect(new URLSearchParams((await sent).postData() ?? "").get("year")).toBe("2020");
  await expect(main.getByRole("radio", { name: /^CG 160/ })).toBeChecked();
  await expect(pickerButton(page)).toHaveText(/CG 160/);
  await main.getByRole("radio", { name: /^Gol/ }).check();
  await expect(pickerButton(page)).toHaveText(/Gol/);
  await main.getByRole("button", { name: /^Excluir CG 160/ }).click();
  await expect(main.getByRole("radio", { name: /^CG 160/ })).toHaveCount(0);
  await expect.poll(() => fetchGarage(customer)).toMatchObject([{ family: "Gol" }]);

  await main.getByRole("link", { name: "Minha conta" }).click();
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL("/account/login");
  await expect(pickerButton(page)).toHaveText("Escolha seu veículo");
  expect(await page.evaluate(() => localStorage.getItem("garage_pecacerta"))).not.toContain("Gol");
});

test("[VP-09] [VP-04] failed vehicle lists are logged and the form stays usable; late responses are ignored", async ({
  page,
  pageErrors,
}) => {
  await visit(page, HOME);
  await pickerButton(page).click();
  const dropDown = picker(page);
  await page.route("**/fipe/*/marcas", (route) => route.fulfill({ status: 500, body: "{}" }));
  await chooseOption(dropDown, "Tipo de veículo", "Carro");
  await expectPageErrors(pageErrors, /^console: Erro ao buscar marcas$/, /^500 .+\/fipe\/carros\/marcas$/);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.unroute("**/fipe/*/marcas");
  await vehicleField(dropDown, "Marca").click();
  await dropDown.getByRole("option", { name: "Fiat" }).click();
  await page.route("**/fipe/**/anos**", (route) => route.abort());
  await chooseOption(dropDown, "Modelo", "Uno Vivace");
  await expectPageErrors(pageErrors, /^console: Erro ao gerar lista de veículos$/);
  await page.unroute("**/fipe/**/anos**");
  await chooseOption(dropDown, "Ano", "2014");
  await expect(dropDown.getByRole("button", { name: "Usar este veículo" })).toBeEnabled();

  const continueRequests: (() => void)[] = [];
  await page.route("**/fipe/caminhoes/marcas", async (route) => {
    await new Promise<void>((go) => continueRequests.push(go));
    await route.continue().catch(() => undefined);
  });
  await chooseOption(dropDown, "Tipo de veículo", "Caminhão");
  await expect(vehicleField(dropDown, "Marca")).toHaveAttribute("aria-busy", "true");
  await expect.poll(() => continueRequests.length).toBe(1);
  const abortedRequest = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/caminhoes/marcas"));
  await chooseOption(dropDown, "Tipo de veículo", "Moto");
  await abortedRequest;
  for (const go of continueRequests) go();
  await vehicleField(dropDown, "Marca").click();
  await expect(dropDown.getByRole("option", { name: "YAMAHA" })).toBeVisible();
  await expect(dropDown.getByRole("option", { name: "SCANIA" })).toHaveCount(0);
});

test("[GR-02] [ER-05] a garage that fails to load stays unchanged, and a failed deletion is reverted", async ({
  page,
  customer,
  pageErrors,
}) => {
  await signInByApi(page, customer);
  await visit(page, GARAGE);
  await chooseVehicle(page, GOL);
  await page.route("**/user/garage/**", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.reload();
  const main = page.locator("main");
  await expect(main.getByRole("radio", { name: /^Gol/ })).toBeChecked();
  await expectPageErrors(pageErrors, /^500 .+\/garage\/list$/);
  await main.getByRole("button", { name: /^Excluir Gol/ }).click();
  await expect(page.getByRole("alert")).toContainText("Algo deu errado do nosso lado");
  await expect(main.getByRole("radio", { name: /^Gol/ })).toBeChecked();
  await expectPageErrors(pageErrors, /^500 .+\/garage\/[-0-9a-f]+$/);
  await main.getByRole("button", { name: "Adicionar veículo" }).click();
  await fillVehicle(main, HONDA);
  await main.getByRole("button", { name: "Adicionar à garagem" }).click();
  await expect(main.getByRole("alert")).toContainText("Algo deu errado do nosso lado");
  await expect(main.getByRole("button", { name: "Adicionar à garagem" })).toBeEnabled();
  await expectPageErrors(pageErrors, /^500 .+\/garage\/insert$/);
  await page.unroute("**/user/garage/**");
  await main.getByRole("button", { name: "Adicionar à garagem" }).click();
  await expect(main.getByRole("radio", { name: /^CG 160/ })).toBeChecked();
});

test("[VP-03] a vehicle can be chosen with the keyboard", async ({ page }) => {
  await visit(page, HOME);
  const press = (key: string) => page.keyboard.press(key);
  await pickerButton(page).focus();
  await press("Enter");
  await expect(picker(page)).toBeVisible();
  await press("Tab");
  for (const [name, text] of [
    ["Tipo de veículo", "carro"],
    ["Marca", "volks"],
    ["Modelo", "gol novo 1.6"],
  ] as const) {
    await expect(vehicleField(picker(page), name)).toBeFocused();
    await page.keyboard.type(text);
    await expect(picker(page).getByRole("option")).toHaveCount(1);
    await press("Enter");
  }
  await expect(vehicleField(picker(page), "Ano")).toBeFocused();
  await expect(picker(page).getByRole("option").first()).toBeVisible();
  await press("Escape");
  await expect(picker(page).getByRole("listbox")).toHaveCount(0);
  await press("ArrowDown");
  await press("ArrowDown");
  await press("Enter");
  await expect(vehicleField(picker(page), "Ano")).toHaveValue("2015");
  await expect(picker(page).getByRole("button", { name: "Usar este veículo" })).toBeEnabled();
  await press("Tab");
  await press("Enter");
  await expect(picker(page).getByRole("heading")).toBeFocused();
  await press("Escape");
  await expect(picker(page)).toBeHidden();
  await expect(pickerButton(page)).toBeFocused();
  await expect(pickerButton(page)).toHaveText("Seu veículo: Gol 1.6 8V 2015");
});

test("[VP-05] [GR-03] an unknown version stands for all; the vehicle's page counts its parts and sells a service", {
  tag: "@both",
}, async ({ page }) => {
  await visit(page, HOME);
  const finder = page.getByRole("region", { name: "Encontre peças para o seu veículo" });
  await expect(finder.locator("input[role=combobox]").first()).toBeVisible();
  await chooseOption(finder, "Marca", "Volkswagen");
  await expect(vehicleField(finder, "Modelo")).toBeFocused();
  await finder.getByRole("option", { name: "Gol · não sei a versão" }).click();
  await expect(vehicleField(finder, "Ano")).toBeFocused();
  await finder.getByRole("option", { name: "2012" }).click();
  await finder.getByRole("button", { name: "Ver peças que servem" }).click();
  await expect(page).toHaveURL(MY_CAR);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Peças para o seu Gol 2012");
  await expect(page.getByText("Volkswagen · versão não informada")).toBeVisible();
  await expect(pickerButton(page)).toHaveText("Seu veículo: Gol 2012");
  await expect(page.locator(".tile-count").first()).toHaveText(/^\d+ produtos?$/);
  expect(await horizontalOverflow(page)).toBe(0);

  const mileage = page.getByRole("textbox", { name: "Quilometragem" });
  await mileage.fill("57.300");
  await expect(page.getByRole("heading", { name: "Trocar na revisão dos 60.000 km" })).toBeVisible();
  const chosen = page.locator(".service-part input:checked");
  expect(await chosen.count()).toBeGreaterThan(0);
  await mileage.fill("abc");
  await expect(chosen).toHaveCount(0);
  await mileage.fill("57300");
  await expect(page.getByText("Depende da versão: confira a sua").first()).toBeVisible();
  await page.locator(".service-part input:not(:checked)").first().check();
  const count = await chosen.count();
  await page.getByRole("button", { name: "Comprar a revisão" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const pendingLines = () =>
    page.evaluate(() => localStorage.getItem("pending_pecacerta")?.match(/"addedAt"/g)?.length);
  await expect.poll(pendingLines).toBe(count);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Filtro de óleo VW Gol 1.0 8V 2009 a 2014" }).click();
  await expect(page.getByText("Confira se serve no seu Gol 2012").first()).toBeVisible();
  await page.goBack();

  await expect(title).toHaveText("Peças para o seu Gol 2012");
  await pickerButton(page).click();
  await picker(page).getByRole("button", { name: "Adicionar veículo" }).click();
  await fillVehicle(picker(page), GOL);
  await picker(page).getByRole("button", { name: "Usar este veículo" }).click();
  await expect(title).toHaveText("Peças para o seu Gol 1.6 8V 2014");
  await page.goBack();
  await expect(title).toHaveText("Peças para o seu Gol 2012");
  await page.goto("/meu-carro?vehicle=01941f29-0000-7000-8000-000000000000");
  await expect(title).toHaveText("Peças para o seu veículo");
});

test("[GR-03] a page for another vehicle than the chosen one says so and leads to the chosen one", {
  tag: "@both",
}, async ({ page }) => {
  const onix = await findOnixId();
  const notice = page.getByText("O veículo que você escolheu é outro.");
  const showChosen = page.getByRole("button", { name: "Ver para o meu veículo" });
  await visit(page, HOME);
  await chooseVehicle(page);
  await visit(page, { path: `/products?filter_vehicle=${onix}`, heading: /Onix/ });
  await expect(notice).toHaveText(/^Esta página é para o Onix/);
  await page.waitForLoadState("networkidle");
  await showChosen.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Gol 1.6 8V 2014");
  await expect(notice).toBeHidden();
  await page.goBack();
  await expect(notice).toBeVisible();

  await visit(page, { path: `/meu-carro?vehicle=${onix}&km=60000`, heading: /Onix/ });
  await expect(notice).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  await showChosen.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Peças para o seu Gol 1.6 8V 2014");
  await expect(notice).toBeHidden();
  await page.goBack();
  await page.getByRole("button", { name: "Usar este veículo" }).click();
  await expect(notice).toBeHidden();
  await expect(pickerButton(page)).toContainText("Onix");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Peças para o seu Onix");
});
