import { setTimeout as pause } from "node:timers/promises";
import { formatStatusCounts, percentile, sendRequest, startHarnessShop, startProbe } from "../harness.mjs";
import { postStaffCall, signInSampleOwner } from "../staff.mjs";

export const name = "hostile text";
export const promise =
  "two calls at once that read 104 lines of 239 x 2/ as fitments: pages of other companies p95 as before (at most 1.5 times and 20 ms more), no 5xx but 503";

// As long as a text and its lines may be.
const TEXT = Array(104).fill("2/".repeat(239)).join("\n");
const ANSWERS = [200, 503];

/** Two calls with a hostile text at once. */
export const cause = ({ url }, staff) =>
  Promise.all([1, 2].map(() => postStaffCall(url, "/fitments/parse", { text: TEXT }, staff)));

export const proof = (answers) => ({
  "both texts were sent by signed-in staff and answered": answers.every(({ status }) => ANSWERS.includes(status)),
});

export async function run(harness, causeFault) {
  const seconds = harness.short ? 4 : 20;
  const shop = await startHarnessShop(harness, { SAMPLE: "on" });
  const staff = await signInSampleOwner(shop, "pecacerta");
  const visitor = { cookie: "company=motopecas-norte" };
  const page = `${shop.url}/products`;
  for (let visit = 0; visit < 10; visit += 1) await sendRequest(page, { headers: visitor });
  const stopFirst = startProbe(page, visitor);
  await pause(seconds * 1000);
  const before = await stopFirst();
  const stopSecond = startProbe(page, visitor);
  const answers = [];
  for (const until = performance.now() + seconds * 1000; performance.now() < until; )
    answers.push(...(await causeFault(shop, staff)));
  const during = await stopSecond();
  const [quiet, busy] = [before, during].map((pages) => p95Of(pages));
  const slowest = percentile(timesOf(answers), 100);
  return {
    figure: `pages p95 ${quiet.toFixed(1)} ms before, ${busy.toFixed(1)} ms during; pages ${formatStatusCounts(during)}; calls ${formatStatusCounts(answers)}, slowest ${slowest.toFixed(0)} ms`,
    ok:
      busy <= 1.5 * quiet + 20 &&
      [...before, ...during].every(({ status }) => status === 200) &&
      answers.every(({ status }) => ANSWERS.includes(status)),
  };
}

const timesOf = (answers) => answers.map(({ ms }) => ms);
const p95Of = (answers) => percentile(timesOf(answers), 95);
