import type { Config } from "../config/config.ts";
import { pictureFolder, readFilesUrl } from "../config/files-url.ts";
import { createBucketStore } from "./bucket-store.ts";
import type { FileStore } from "./file-store.ts";
import { createFolderStore } from "./folder-store.ts";

export function openFileStore(config: Config): FileStore {
  const location = readFilesUrl(config.FILES_URL ?? "");
  if (location?.kind !== "bucket") return createFolderStore(pictureFolder(config), { mustExist: Boolean(location) });
  return createBucketStore(location, {
    accessKeyId: config.AWS_ACCESS_KEY_ID ?? "",
    secretAccessKey: config.AWS_SECRET_ACCESS_KEY ?? "",
    sessionToken: config.AWS_SESSION_TOKEN,
  });
}
