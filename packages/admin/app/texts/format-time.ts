const zone = { timeZone: "America/Sao_Paulo" } as const;
const dateFormat = new Intl.DateTimeFormat("pt-BR", { dateStyle: "short", ...zone });
const dateTimeFormat = new Intl.DateTimeFormat("pt-BR", { dateStyle: "short", timeStyle: "short", ...zone });

/** Formats an instant as `23/11/2026` in Brasília. */
export const formatDate = (instant: string): string => dateFormat.format(new Date(instant));

/** Formats an instant as `23/11/2026, 14:35` in Brasília. */
export const formatDateTime = (instant: string): string => dateTimeFormat.format(new Date(instant));
