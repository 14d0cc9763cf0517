import { signInPath } from "../sessions/next-path.ts";

/** The sign-in page for a visitor who wants to buy. The fragment names the product for presses before hydration. */
export const purchasePath = (returnPath: string, slug: string): string => `${signInPath(returnPath)}#buy=${slug}`;
