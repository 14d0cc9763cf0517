const POSTAL_CODE = /^[A-Z]{2}\d{9}[A-Z]{2}$/i;
const NATIONAL_POST = /^$|correios|sedex|\bpac\b/i;

export const isPostalTrackingCode = (code: string): boolean => POSTAL_CODE.test(code);

/** Returns the page of the Correios about a parcel; undefined if another carrier brings it. */
export function trackingLink(carrier: string, tracking: string): string | undefined {
  const code = tracking.replace(/\s/g, "").toUpperCase();
  if (!NATIONAL_POST.test(carrier.trim()) || !isPostalTrackingCode(code)) return undefined;
  return `https://rastreamento.correios.com.br/app/index.php?objetos=${code}`;
}
