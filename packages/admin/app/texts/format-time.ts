import { DAY_MS, HOUR_MS, MINUTE_MS } from "@pecacerta/rules/duration";

const zone = { timeZone: "America/Sao_Paulo" } as const;
const dateFormat = new Intl.DateTimeFormat("pt-BR", { dateStyle: "short", ...zone });
const dateTimeFormat = new Intl.DateTimeFormat("pt-BR", { dateStyle: "short", timeStyle: "short", ...zone });

/** Formats an instant as `23/11/2026` in Brasília. */
export const formatDate = (instant: string): string => dateFormat.format(new Date(instant));

/** Formats an instant as `23/11/2026, 14:35` in Brasília. */
export const formatDateTime = (instant: string): string => dateTimeFormat.format(new Date(instant));

/** Formats the time since an instant as `5 min`, `3 h` or `12 dias`. */
export function formatAge(instant: string, now: number): string {
  const age = Math.max(0, now - Date.parse(instant));
  if (age < MINUTE_MS) return "1 min";
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min`;
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} h`;
  const days = Math.floor(age / DAY_MS);
  return days === 1 ? "1 dia" : `${days} dias`;
}
