/** Opens an external page in a new tab, or calls `fallback` without a URL. */
export function openLink(href: string | undefined, fallback?: () => void): void {
  if (href) return void window.open(href, "_blank", "noopener,noreferrer");
  if (!fallback) throw new Error("Fallback callback must be provided when condition fails");
  fallback();
}
