import { createContext } from "react";

/** Marks the app's inline scripts during rendering (content-security-policy.ts). Undefined in browsers. */
export const NonceContext = createContext<string | undefined>(undefined);
