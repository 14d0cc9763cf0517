import { execFile } from "node:child_process";
import { copyFile, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { createTestFolder } from "@pecacerta/embedded-postgres/test-folder";
import { startFakeS3 } from "@pecacerta/server/testing/fake-s3";
import { programEnvironment } from "@pecacerta/server/testing/program-environment";
import { expect, onTestFinished, test } from "vitest";
import { rootDir } from "./root-dir.mjs";
import { startShopProcess } from "./shop-process.mjs";

const SKU = "PC-10007";
const PHOTO = join(rootDir, "packages/sample/pictures/air-filter-coalimpo-a-800.webp");

async function newFolder() {
  const folder = await createTestFolder("bucket");
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function importPictures(folder, environment) {
  const photos = join(folder, "photos");
  await mkdir(photos);
  await copyFile(PHOTO, join(photos, `${SKU}.webp`));
  const program = join(rootDir, "packages/server/src/app/import-images.ts");
  const env = { ...programEnvironment, DATA_DIR: folder, LOG_LEVEL: "error", ...environment };
  return (await promisify(execFile)(process.execPath, [program, "pecacerta", photos], { env })).stdout;
}

async function getPicture({ url }, name) {
  const response = await fetch(`${url}/pictures/${name}`);
  return [response.status, response.headers.get("cache-control"), (await response.arrayBuffer()).byteLength];
}

const getPage = async ({ url }) =>
  await (await fetch(`${url}/catalog/product-search?company=pecacerta&search=${SKU}`)).text();

test("two processes serve the pictures of one bucket, also after a restart, and pages while the bucket fails", async () => {
  const [folder, s3] = [await newFolder(), await startFakeS3()];
  onTestFinished(s3.close);
  const start = async (environment = {}) => {
    const shop = await startShopProcess(folder, { ...s3.environment, ...environment });
    onTestFinished(() => void shop.child.kill("SIGKILL"));
    return shop;
  };
  const one = await start();
  expect(one.url, one.output.join("\n")).toBeDefined();
  expect(await importPictures(folder, s3.environment)).toBe("1 products have new pictures.\n");
  const name = [...s3.objects.keys()].find((key) => key.endsWith("-800.webp"))?.replace("fotos/", "");
  const served = [200, "public, max-age=31536000, immutable", s3.objects.get(`fotos/${name}`)?.length];

  const other = await start();
  for (const shop of [one, other]) {
    expect(await getPage(shop)).toContain(name?.replace("-800.webp", ""));
    expect(await getPicture(shop, name)).toEqual(served);
  }
  await one.stop("SIGKILL");
  expect(await getPicture(other, name)).toEqual(served);

  s3.fault = "error";
  const again = await start();
  expect(again.output.join("\n")).toMatch(/^WARNING: The bucket http:\S+ cannot be reached: .*503\. Until then/m);
  s3.fault = "hang";
  expect(await getPicture(again, name)).toEqual([503, "no-store", expect.any(Number)]);
  expect(await getPage(again)).toContain(name?.replace("-800.webp", ""));
  s3.fault = undefined;
  expect(await getPicture(again, name)).toEqual(served);

  const refused = await start({ AWS_SECRET_ACCESS_KEY: "wrong" });
  expect(refused.output.at(-1)).toMatch(
    /^The bucket loja at http:\S+ cannot be used: AWS_SECRET_ACCESS_KEY is wrong\.$/,
  );
  expect(await refused.exited).toBe(1);
  expect(await Promise.all([other, again].map((shop) => shop.stop("SIGTERM")))).toEqual([0, 0]);
});
