/** How often parts of one kind are usually replaced. */
export type ServiceInterval = { intervalKm: number };

export const MAX_MILEAGE_KM = 500_000;
/** The custom field of a category with its interval in kilometers. */
export const SERVICE_INTERVAL_FIELD = "service_interval_km";

/** Undefined for anything but a positive whole number. */
export function parseServiceInterval(value: unknown): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

/** Kilometers as typed, `57.300` too; null without digits. */
export function parseMileage(text: string): number | null {
  const digits = text.replace(/\D/g, "");
  return digits === "" ? null : Math.min(MAX_MILEAGE_KM, Number(digits));
}

export const serviceStepKm = (items: readonly ServiceInterval[]): number =>
  Math.min(...items.map(({ intervalKm }) => intervalKm));

/** The service that is due at a mileage or comes next: with steps of 10,000 km, that of 60,000 km at 57,300 km. */
export const nextServiceKm = (mileageKm: number, stepKm: number): number =>
  Math.max(1, Math.ceil(mileageKm / stepKm)) * stepKm;

export const isDueAtService = ({ intervalKm }: ServiceInterval, serviceKm: number, stepKm: number): boolean =>
  Math.floor(serviceKm / intervalKm) > Math.floor((serviceKm - stepKm) / intervalKm);

export const nextDueKm = ({ intervalKm }: ServiceInterval, serviceKm: number): number =>
  (Math.floor(serviceKm / intervalKm) + 1) * intervalKm;
