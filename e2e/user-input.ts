import type { Locator, Page } from "@playwright/test";
import { tabTo } from "./tab-to.ts";

export type InputDevice = "pointer" | "keyboard";

/** Does what a user does, by pointer or by keyboard alone, and counts the steps. */
export class UserInput {
  readonly #page: Page;
  readonly #device: InputDevice;
  steps = 0;

  constructor(page: Page, device: InputDevice = "pointer") {
    this.#page = page;
    this.#device = device;
  }

  async press(target: Locator): Promise<void> {
    this.steps += 1;
    if (this.#device === "pointer") return await target.click();
    await tabTo(this.#page, target);
    const isToggle = await target.evaluate((element) => element.matches("input[type=checkbox], input[type=radio]"));
    await this.#page.keyboard.press(isToggle ? "Space" : "Enter");
  }

  async type(field: Locator, text: string): Promise<void> {
    this.steps += 1;
    if (this.#device === "pointer") return await field.fill(text);
    await tabTo(this.#page, field);
    await this.#page.keyboard.press("ControlOrMeta+a");
    await this.#page.keyboard.insertText(text);
  }

  async select(field: Locator, label: string): Promise<void> {
    this.steps += 1;
    if (this.#device === "keyboard") await tabTo(this.#page, field);
    await field.selectOption({ label });
  }

  async key(combination: string): Promise<void> {
    this.steps += 1;
    await this.#page.keyboard.press(combination);
  }

  async typeHere(text: string): Promise<void> {
    this.steps += 1;
    await this.#page.keyboard.insertText(text);
  }
}
