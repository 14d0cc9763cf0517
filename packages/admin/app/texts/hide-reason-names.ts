import { HIDE_REASONS, type HideReason } from "@pecacerta/rules/inbox";
import { ownProperty } from "@pecacerta/rules/own-property";

const HIDE_REASON_NAMES: Readonly<Record<HideReason, string>> = {
  offensive: "Ofensa",
  "personal-data": "Dados pessoais",
  advertising: "Propaganda",
  "off-topic": "Não é sobre a peça",
  false: "Falso",
};

export const HIDE_REASON_OPTIONS = HIDE_REASONS.map((reason) => [reason, HIDE_REASON_NAMES[reason]] as const);

export const hideReasonName = (reason: string): string => ownProperty<string>(HIDE_REASON_NAMES, reason) ?? reason;
