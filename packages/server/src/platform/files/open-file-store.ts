import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { readFilesUrl } from "../config/files-url.ts";
import type { FileStore } from "./file-store.ts";
import { createFolderStore } from "./folder-store.ts";

/** The folder that FILES_URL names, otherwise `pictures` in the data folder. */
export const pictureFolder = ({ FILES_URL, DATA_DIR }: Pick<Config, "FILES_URL" | "DATA_DIR">): string =>
  FILES_URL ? readFilesUrl(FILES_URL) : join(DATA_DIR, "pictures");

export const openFileStore = (config: Config): FileStore =>
  createFolderStore(pictureFolder(config), { mustExist: config.FILES_URL !== undefined });
