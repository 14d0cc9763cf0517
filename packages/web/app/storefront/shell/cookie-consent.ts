import { keepText, keptText } from "../../client/kept.ts";

export const CONSENT_KEY = "hasVisitedBefore";
const GIVEN = "true";

let isGiven = false;

/** Whether somebody has read the notice about cookies in this browser. */
export const hasConsented = (): boolean => isGiven || keptText(CONSENT_KEY) === GIVEN;

/** Lasts as long as the page at least, where a browser keeps nothing. */
export function consent(): void {
  isGiven = true;
  keepText(CONSENT_KEY, GIVEN);
}
