import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listLicensedPackages, writeLicenseDocument } from "./license-list.mjs";
import { rootDir } from "./root-dir.mjs";

// `npm run licenses`: writes docs/licenses.md from package-lock.json and the installed packages.
const lock = JSON.parse(readFileSync(join(rootDir, "package-lock.json"), "utf8"));
writeFileSync(join(rootDir, "docs/licenses.md"), writeLicenseDocument(listLicensedPackages(lock)));
