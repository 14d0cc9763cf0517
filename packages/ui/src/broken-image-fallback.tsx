import { useEffect } from "react";

const PLACEHOLDER_IMAGE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 530' fill='none' stroke='%238a94a3' " +
  "stroke-width='8'%3E%3Crect width='400' height='530' fill='%23f6f7f9' stroke='none'/%3E%3Crect x='130' y='205' " +
  "width='140' height='120'/%3E%3Ccircle cx='172' cy='243' r='12'/%3E%3Cpath d='M130 305l45-40 30 28 26-22 39 34'/%3E%3C/svg%3E";

/** Replaces images that fail to load by an empty frame; size and alt text stay. */
export function BrokenImageFallback() {
  useEffect(() => {
    const onError = ({ target }: Event) => target instanceof HTMLImageElement && showPlaceholder(target);
    document.addEventListener("error", onError, { capture: true });
    // Images that failed before hydration.
    for (const image of document.images) if (hasFailed(image)) showPlaceholder(image);
    return () => document.removeEventListener("error", onError, { capture: true });
  }, []);
  return null;
}

const hasFailed = (image: HTMLImageElement): boolean => image.complete && image.naturalWidth === 0;

function showPlaceholder(image: HTMLImageElement): void {
  if (image.src === PLACEHOLDER_IMAGE) return;
  if (image.alt === "") image.hidden = true;
  image.removeAttribute("srcset");
  image.src = PLACEHOLDER_IMAGE;
}
