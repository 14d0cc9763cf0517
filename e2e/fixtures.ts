import { type BrowserContext, test as base, type Locator, type Page } from "@playwright/test";
import { registerTestCustomer, shopUrl, type TestCustomer } from "./api.ts";
import { removeYoungFunctions } from "./remove-young-functions.ts";
import { translateTexts } from "./translate-texts.ts";

export type PageErrors = { observed: string[]; expected: RegExp[] };

type Fixtures = {
  customer: TestCustomer;
  /** Whether the cookie notice has been accepted; it covers the bottom of the page until then. */
  hasVisited: boolean;
  /** Whether the browser has only the functions of the oldest supported ones. */
  isOld: boolean;
  /** Whether the browser translates each page: it replaces text nodes. */
  isTranslated: boolean;
  /** Errors in any page of the test. The test fails on errors that were not expected. */
  pageErrors: PageErrors;
};

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
  baseURL: async ({}, use) => use(shopUrl()),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  customer: async ({}, use) => use(await registerTestCustomer()),
  hasVisited: [true, { option: true }],
  isOld: [Boolean(process.env.OLD_BROWSER), { option: true }],
  isTranslated: [Boolean(process.env.TRANSLATED), { option: true }],
  pageErrors: [
    async ({ context, hasVisited, isOld, isTranslated }, use, testInfo) => {
      const pageErrors: PageErrors = { observed: [], expected: isTranslated ? [RENDERED_AGAIN] : [] };
      collectPageErrors(context, pageErrors.observed);
      await context.addInitScript(clearSessionStorage, testInfo.testId);
      await context.addInitScript(freezeToasts);
      if (hasVisited) await context.addInitScript(rememberVisit);
      if (isOld) await context.addInitScript(removeYoungFunctions);
      if (isTranslated) await context.addInitScript(translateTexts);
      await use(pageErrors);
      const isExpected = (error: string) => pageErrors.expected.some((pattern) => pattern.test(error));
      expect([...new Set(pageErrors.observed)].filter((error) => !isExpected(error))).toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = base;

/** Toasts stay open and let clicks through, so that tests do not depend on their timing. */
function freezeToasts(): void {
  const stylesheet = new CSSStyleSheet();
  stylesheet.replaceSync(`
    .Toastify__progress-bar { animation-play-state: paused !important }
    .messages, .messages * { pointer-events: none !important }
  `);
  document.adoptedStyleSheets = [stylesheet];
}

/** Contexts are reused: clears what the previous test left in sessionStorage. */
function clearSessionStorage(testId: string): void {
  try {
    if (sessionStorage.journey === testId) return;
    sessionStorage.clear();
    sessionStorage.journey = testId;
  } catch {
    // Pages without an origin have no storage.
  }
}

function rememberVisit(): void {
  try {
    localStorage.hasVisitedBefore ??= "true";
  } catch {
    // Pages without an origin have no storage.
  }
}

export async function expectPageErrors(pageErrors: PageErrors, ...patterns: RegExp[]): Promise<void> {
  pageErrors.expected.push(...patterns);
  const hasOccurred = (pattern: RegExp) => pageErrors.observed.some((error) => pattern.test(error));
  await expect.poll(() => patterns.every(hasOccurred)).toBe(true);
}

const MAX_ERROR_LENGTH = 300;
// React renders a part again that was translated before it was hydrated.
const RENDERED_AGAIN = /React error #418/;
// Playwright sets the clock of an earlier test in the first document of the next one.
const LATE_CLOCK = "Cannot read properties of undefined (reading 'controller')";

/** Collects console errors, exceptions, failed files and requests to other origins. */
function collectPageErrors(context: BrowserContext, pageErrors: string[]): void {
  context.on("console", (message) => {
    // Failed responses are collected below with their URLs.
    const isNoise = message.text().startsWith("Failed to load resource");
    if (message.type() === "error" && !isNoise)
      pageErrors.push(`console: ${message.text().slice(0, MAX_ERROR_LENGTH)}`);
  });
  context.on("weberror", (error) => {
    const { message } = error.error();
    if (message !== LATE_CLOCK) pageErrors.push(`error: ${message.slice(0, MAX_ERROR_LENGTH)}`);
  });
  context.on("request", (request) => {
    const url = new URL(request.url());
    const isOwnOrigin = url.origin === shopUrl() || ["data:", "blob:", "about:"].includes(url.protocol);
    if (!isOwnOrigin) pageErrors.push(`external request: ${request.url()}`);
  });
  context.on("response", (response) => {
    const { pathname } = new URL(response.url());
    const isFile = /^\/(painel\/)?(assets|pictures)\//.test(pathname);
    if (response.status() >= (isFile ? 400 : 500)) pageErrors.push(`${response.status()} ${response.url()}`);
  });
}

export async function fillSignInForm(
  page: Page,
  { email, password }: Pick<TestCustomer, "email" | "password">,
): Promise<void> {
  const form = page.locator("form", { has: page.getByLabel("Senha") });
  await form.getByLabel("E-mail").fill(email);
  await form.getByLabel("Senha").fill(password);
  await form.getByRole("button", { name: "Entrar" }).click();
}

export const formatBrl = (centavos: number): string =>
  new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" }).format(centavos / 100).replace(/\s/g, " ");

/** Totals of an order in centavos: flat shipping of R$ 25, 20 % tax. */
export function expectedTotals(...lines: readonly (readonly [price: number, quantity: number])[]) {
  const subtotal = lines.reduce((sum, [price, quantity]) => sum + price * quantity, 0);
  const [shipping, tax] = subtotal === 0 ? [0, 0] : [2500, Math.round(subtotal / 5)];
  return { subtotal, shipping, tax, total: subtotal + shipping + tax };
}

export const amountOf = (within: Page | Locator, title: string): Locator =>
  within.locator("dt", { hasText: new RegExp(`^${title}$`) }).locator("xpath=following-sibling::dd");

export async function expectTotals(within: Page | Locator, expected: ReturnType<typeof expectedTotals>): Promise<void> {
  await expect(amountOf(within, "Total")).toHaveText(formatBrl(expected.total));
  await expect(amountOf(within, "Subtotal")).toHaveText(formatBrl(expected.subtotal));
  await expect(amountOf(within, "Frete")).toHaveText(formatBrl(expected.shipping));
  await expect(amountOf(within, "Impostos")).toHaveText(formatBrl(expected.tax));
}

export const header = (page: Page): Locator => page.getByRole("banner");
export const cartLink = (page: Page): Locator => header(page).locator(".indicator", { hasText: "Carrinho" });
export async function openCart(page: Page): Promise<void> {
  await cartLink(page).click();
  await header(page).getByRole("link", { name: "Ver carrinho" }).click();
}
export const cartLines = (page: Page): Locator => page.getByRole("list", { name: "Itens do carrinho" }).locator("> li");
export const addButton = (page: Page): Locator => page.getByRole("button", { name: "Adicionar ao carrinho" });
export const findToast = (page: Page, text: string | RegExp): Locator =>
  page.locator(".Toastify__toast").filter({ hasText: text });
