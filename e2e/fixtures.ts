import { type BrowserContext, test as base, type Locator, type Page } from "@playwright/test";
import { registerTestCustomer, shopUrl, type TestCustomer } from "./api.ts";

export type PageErrors = { seen: string[]; onPurpose: RegExp[] };

type Fixtures = {
  /** Somebody with an account of their own, who is not signed in anywhere yet. */
  customer: TestCustomer;
  /** Whether this browser has read the notice about cookies, which lies over the foot of the page until then. */
  hasVisited: boolean;
  /** What went wrong in any page of this test; at its end there must be nothing but what was brought about on purpose. */
  faults: PageErrors;
};

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from its pattern
  baseURL: async ({}, use) => use(shopUrl()),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  customer: async ({}, use) => use(await registerTestCustomer()),
  hasVisited: [true, { option: true }],
  faults: [
    async ({ context, hasVisited }, use, testInfo) => {
      const faults: PageErrors = { seen: [], onPurpose: [] };
      collectPageErrors(context, faults.seen);
      await context.addInitScript(clearSessionStorage, testInfo.testId);
      await context.addInitScript(freezeToasts);
      if (hasVisited) await context.addInitScript(rememberVisit);
      await use(faults);
      const isOnPurpose = (fault: string) => faults.onPurpose.some((one) => one.test(fault));
      expect([...new Set(faults.seen)].filter((fault) => !isOnPurpose(fault))).toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = base;

/** A message lasts as long as its bar runs: held, no busy machine misses it, and what it lies over can be pressed. */
function freezeToasts(): void {
  const held = new CSSStyleSheet();
  held.replaceSync(`
    .Toastify__progress-bar { animation-play-state: paused !important }
    .messages, .messages * { pointer-events: none !important }
  `);
  document.adoptedStyleSheets = [held];
}

/** The tab is the one of the journey before, and so is what it keeps for itself. */
function clearSessionStorage(journey: string): void {
  try {
    if (sessionStorage.journey === journey) return;
    sessionStorage.clear();
    sessionStorage.journey = journey;
  } catch {
    // Pages without an origin keep nothing.
  }
}

function rememberVisit(): void {
  try {
    localStorage.hasVisitedBefore ??= "true";
  } catch {
    // Pages without an origin keep nothing.
  }
}

/** Waits for the faults that a journey brings about on purpose; however often each happens. */
export async function expectPageErrors({ seen, onPurpose }: PageErrors, ...expected: RegExp[]): Promise<void> {
  onPurpose.push(...expected);
  await expect.poll(() => expected.every((one) => seen.some((fault) => one.test(fault)))).toBe(true);
}

const MAX_ERROR_LENGTH = 300;

/** Notes what a page of a sound shop never does: errors, broken policies, missing files, calls to strangers. */
function collectPageErrors(context: BrowserContext, faults: string[]): void {
  context.on("console", (message) => {
    // Answers that refuse are part of the trade: files and pages that fail are noted below, by their address.
    const isNoise = message.text().startsWith("Failed to load resource");
    if (message.type() === "error" && !isNoise) faults.push(`console: ${message.text().slice(0, MAX_ERROR_LENGTH)}`);
  });
  context.on("weberror", (error) => faults.push(`error: ${error.error().message.slice(0, MAX_ERROR_LENGTH)}`));
  context.on("request", (request) => {
    const url = new URL(request.url());
    const isHere = url.origin === shopUrl() || ["data:", "blob:", "about:"].includes(url.protocol);
    if (!isHere) faults.push(`a stranger: ${request.url()}`);
  });
  context.on("response", (response) => {
    const { pathname } = new URL(response.url());
    const isFile = /^\/(assets|pictures)\//.test(pathname);
    if (response.status() >= (isFile ? 400 : 500)) faults.push(`${response.status()} ${response.url()}`);
  });
}

/** Fills in and sends the sign-in form that is on the page. */
export async function fillSignInForm(
  page: Page,
  { email, password }: Pick<TestCustomer, "email" | "password">,
): Promise<void> {
  const form = page.locator("form", { has: page.getByLabel("Senha") });
  await form.getByLabel("E-mail").fill(email);
  await form.getByLabel("Senha").fill(password);
  await form.getByRole("button", { name: "Entrar" }).click();
}

/** `R$ 1.234,50`, as the browser's own Portuguese writes it. */
export const formatBrl = (centavos: number): string =>
  new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" }).format(centavos / 100).replace(/\s/g, " ");

/** What an order of these lines has to come to, in centavos: flat freight, a fifth of tax. */
export function expectedTotals(...lines: readonly (readonly [price: number, quantity: number])[]) {
  const subtotal = lines.reduce((sum, [price, quantity]) => sum + Math.round(price * 100) * quantity, 0);
  const [shipping, tax] = subtotal === 0 ? [0, 0] : [2500, Math.round(subtotal / 5)];
  return { subtotal, shipping, tax, total: subtotal + shipping + tax };
}

/** The amount beside a title, in a list of amounts. */
export const amount = (within: Page | Locator, title: string): Locator =>
  within.locator("dt", { hasText: new RegExp(`^${title}$`) }).locator("xpath=following-sibling::dd");

export async function expectTotals(within: Page | Locator, expected: ReturnType<typeof expectedTotals>): Promise<void> {
  await expect(amount(within, "Total")).toHaveText(formatBrl(expected.total));
  await expect(amount(within, "Subtotal")).toHaveText(formatBrl(expected.subtotal));
  await expect(amount(within, "Frete")).toHaveText(formatBrl(expected.shipping));
  await expect(amount(within, "Impostos")).toHaveText(formatBrl(expected.tax));
}

export const header = (page: Page): Locator => page.getByRole("banner");
export const cartLink = (page: Page): Locator => header(page).locator(".indicator", { hasText: "Carrinho" });
/** Opens what drops from the header's cart, and goes on to the cart itself. */
export async function openCart(page: Page): Promise<void> {
  await cartLink(page).click();
  await header(page).getByRole("link", { name: "Ver carrinho" }).click();
}
export const cartLines = (page: Page): Locator => page.getByRole("list", { name: "Itens do carrinho" }).locator("> li");
export const addButton = (page: Page): Locator => page.getByRole("button", { name: "Adicionar ao carrinho" });
export const findToast = (page: Page, text: string | RegExp): Locator =>
  page.locator(".Toastify__toast").filter({ hasText: text });
