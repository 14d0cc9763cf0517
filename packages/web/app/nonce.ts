import { createContext } from "react";

/** Marks the app's own inline scripts while a page is rendered (`page-scripts.ts`). Undefined in browsers. */
export const NonceContext = createContext<string | undefined>(undefined);
