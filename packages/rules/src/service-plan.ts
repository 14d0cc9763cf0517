import { accept, type Outcome, refuse } from "./outcome.ts";
import { normalizeForSearch } from "./text.ts";

export type ServiceInterval = { intervalKm: number };

export const MAX_MILEAGE_KM = 2_000_000;
/** The custom field of a category with its interval in kilometers. */
export const SERVICE_INTERVAL_FIELD = "service_interval_km";

export function parseServiceInterval(value: unknown): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

const REPLACEMENT = /(?<![a-z])(?:troca|trocar|substituicao|substituir|vida util)(?![a-z])/;
const WARRANTY = /garantia/;
const KILOMETERS = /(\d{1,3}(?:\.\d{3})+|\d+)( mil)?(?: ?(?:a|ate|-|ou) ?[\d.]+(?: mil)?)? ?km/;
const MIN_INTERVAL_KM = 1000;

type StatedAttribute = { name: string; values: readonly { name: string }[] };

/** Reads the interval that a part itself states in an attribute: `Troca recomendada: 50.000 km ou 4 anos`. */
export function readServiceInterval(attributes: readonly StatedAttribute[]): number | undefined {
  for (const { name, values } of attributes) {
    const attribute = normalizeForSearch(name);
    if (!REPLACEMENT.test(attribute) || WARRANTY.test(attribute)) continue;
    for (const value of values) {
      const [, digits = "", thousands] = KILOMETERS.exec(normalizeForSearch(value.name)) ?? [];
      const kilometers = Number(digits.replaceAll(".", "")) * (thousands ? 1000 : 1);
      if (kilometers >= MIN_INTERVAL_KM && kilometers <= MAX_MILEAGE_KM) return kilometers;
    }
  }
  return undefined;
}

export const SERVICE_TYPES_FIELD = "service_types";

export function parseServiceTypes(value: unknown): readonly string[] | undefined {
  const slugs = typeof value === "string" ? value.split(",").map((slug) => slug.trim()) : [];
  return slugs.some((slug) => slug !== "") ? slugs : undefined;
}

export const MAX_TYPED_MILEAGE_LENGTH = 20;

const MILEAGE = /^(\d{1,3}(?:[.,\s]\d{3})+|\d+)(?:,\d{1,2})?(?:\s?(?:kms?|quil[oô]metros?)\.?)?$/;
const THOUSANDS = /^(\d{1,4})(?:[.,](\d{1,3}))?\s?(?:mil|k)(?:\s?(?:kms?|quil[oô]metros?)\.?)?$/;

/** Reads kilometers as typed: `57300`, `57.300 km`, `57,300`, `57,3 mil`. Refuses more than MAX_MILEAGE_KM. */
export function parseMileage(text: string): Outcome<number, "MILEAGE_UNREADABLE" | "MILEAGE_TOO_HIGH"> {
  const typed = text.trim().toLowerCase();
  const [, thousands, part = ""] = THOUSANDS.exec(typed) ?? [];
  const [, whole] = MILEAGE.exec(typed) ?? [];
  const digits = thousands === undefined ? whole?.replace(/\D/g, "") : thousands + part.padEnd(3, "0");
  if (digits === undefined) return refuse("MILEAGE_UNREADABLE");
  return Number(digits) > MAX_MILEAGE_KM ? refuse("MILEAGE_TOO_HIGH") : accept(Number(digits));
}

export const serviceStepKm = (items: readonly ServiceInterval[]): number =>
  Math.min(...items.map(({ intervalKm }) => intervalKm));

/** The service that is due at a mileage or comes next: with steps of 10,000 km, that of 60,000 km at 57,300 km. */
export const nextServiceKm = (mileageKm: number, stepKm: number): number =>
  Math.max(1, Math.ceil(mileageKm / stepKm)) * stepKm;

export const isDueAtService = ({ intervalKm }: ServiceInterval, serviceKm: number, stepKm: number): boolean =>
  Math.floor(serviceKm / intervalKm) > Math.floor((serviceKm - stepKm) / intervalKm);

const OVERDUE_SHARE = 1 / 4;

/**
 * Returns the kilometers since the last service at which the item was due. Nobody says whether it was done, so it stays
 * due for a quarter of its interval, and then counts as done.
 */
export function overdueKm({ intervalKm }: ServiceInterval, mileageKm: number, stepKm: number): number | undefined {
  const lastServiceKm = nextServiceKm(mileageKm, stepKm) - stepKm;
  const dueKm = Math.floor(lastServiceKm / intervalKm) * intervalKm;
  const passedKm = mileageKm - Math.ceil(dueKm / stepKm) * stepKm;
  return dueKm > 0 && passedKm <= intervalKm * OVERDUE_SHARE ? passedKm : undefined;
}

export const nextDueKm = ({ intervalKm }: ServiceInterval, serviceKm: number): number =>
  (Math.floor(serviceKm / intervalKm) + 1) * intervalKm;
