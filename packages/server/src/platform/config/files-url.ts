import { fileURLToPath } from "node:url";

export function isFilesUrl(text: string): boolean {
  try {
    return text.startsWith("file:") && readFilesUrl(text) !== "/";
  } catch {
    return false;
  }
}

/** The folder of `file:///srv/pictures`. Throws where `isFilesUrl` is false. */
export const readFilesUrl = (url: string): string => fileURLToPath(url);
