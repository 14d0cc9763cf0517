/** Opens a page of another site; where there is none to open, `fallback` says what happens in its place. */
export function openLink(href: string | undefined, fallback?: () => void): void {
  if (href) return void window.open(href, "_blank", "noopener,noreferrer");
  if (!fallback) throw new Error("Fallback callback must be provided when condition fails");
  fallback();
}
