import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import {
  formatSeconds,
  formatStatusCounts,
  programPid,
  sendRequest,
  startHarnessShop,
  startProbe,
} from "../harness.mjs";
import { createOrderingCustomer, findProductWithStock, orderNumber, sendOrder } from "../orders.mjs";

export const name = "disk full";
export const promise =
  "writes 503 (never 500), cached pages go on, served again within 15 s of space, orders all there, same process";

const MEGABYTE = 1_048_576;

export function cause(folder) {
  const filler = join(folder, "filler");
  return { filler, code: fill(filler) };
}

export const proof = ({ code }, folder) => ({
  "a write failed for want of space": code === "ENOSPC",
  "no block is free": statfsSync(folder).bavail === 0,
});

/** The embedded database runs on a small file system, which is filled while customers order. */
export async function run(harness, causeFault) {
  const folder = mkdtempSync("/tmp/pecacerta-disk-");
  harness.cleanups.push(async () => {
    spawnSync("umount", ["-l", folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=700m,mode=755", "none", folder]).status !== 0)
    return { figure: "this machine does not let us mount a file system", ok: false };
  const shop = await startHarnessShop({ ...harness, folder, environment: { DATA_DIR: folder } });
  const program = programPid(shop);
  const [product, { token }] = [await findProductWithStock(shop.url), await createOrderingCustomer(shop.url)];
  for (let visit = 0; visit < 3; visit += 1) await sendRequest(`${shop.url}/`);
  const [answers, acknowledged] = [[], []];
  const orderSome = async () => {
    const keys = Array.from({ length: 4 }, () => randomUUID());
    const batch = await Promise.all(keys.map((key) => sendOrder(shop.url, token, key, product)));
    answers.push(...batch);
    acknowledged.push(...batch.filter(({ status }) => status === 201).map(orderNumber));
    return batch.every(({ status }) => status === 201);
  };
  await orderSome();
  const stopProbe = startProbe(`${shop.url}/`);
  const { filler } = await causeFault(folder);
  // Files that are already open may still have room for some orders.
  for (let refused = 0, tries = 0; refused < 5 && tries < 100; tries += 1) if (!(await orderSome())) refused += 1;
  const pages = await stopProbe();
  rmSync(filler, { force: true });
  const since = performance.now();
  while (performance.now() - since < 30_000 && !(await orderSome())) await pause(50);
  const recovered = performance.now() - since;
  const missing = await missingOrders(shop.url, token, acknowledged);
  const same = programPid(shop) === program;
  return {
    figure: `orders ${formatStatusCounts(answers)}; cached page ${formatStatusCounts(pages)}; ordered again after ${formatSeconds(recovered)}; ${missing} of ${acknowledged.length} acknowledged orders missing; ${same ? "same process" : "ANOTHER PROCESS"}`,
    ok:
      answers.every(({ status }) => status === 201 || status === 503 || status === 507) &&
      answers.some(({ status }) => status !== 201) &&
      pages.every(({ status }) => status === 200 || status === 503) &&
      recovered < 15_000 &&
      missing === 0 &&
      same,
  };
}

function fill(filler) {
  try {
    for (let count = 0; count < 700; count += 1) writeFileSync(filler, Buffer.alloc(MEGABYTE, 1), { flag: "a" });
  } catch ({ code }) {
    return code;
  }
}

async function missingOrders(url, token, numbers) {
  let missing = 0;
  const sample = numbers.slice(-50);
  for (const number of sample) {
    const { status } = await sendRequest(`${url}/ecommerce/user/orders/${number}`, {
      headers: { ecommerce: "pecacerta", authorization: `Bearer ${token}` },
    });
    if (status !== 200) missing += 1;
  }
  return missing;
}
