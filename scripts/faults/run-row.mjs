const PARTS = ["name", "promise", "cause", "proof", "run"];

/** Thrown by a row that cannot run on this machine: it is left out, which is printed. */
export class RowLeftOut extends Error {}

/**
 * Runs a row of the table. Its `run` causes faults with `causeFault`, which calls the row's `cause` and gives what that
 * returns to the row's `proof`, an object of named checks. The row fails unless a fault was caused and every check is true.
 */
export async function runRow(row, harness, limitMs) {
  const absent = PARTS.filter((part) => !row[part]);
  if (absent.length > 0) return { figure: `the row has no ${absent.join(", no ")}`, proven: "nothing", ok: false };
  const proofs = [];
  const causeFault = async (...args) => {
    const caused = await row.cause(...args);
    // Not awaited here: a proof must not delay what the row measures.
    proofs.push(checksOf(row.proof, caused, args));
    return caused;
  };
  const work = async () => {
    const measured = await row.run(harness, causeFault);
    return { ...measured, checks: await Promise.all(proofs) };
  };
  const { figure, ok, checks, isLeftOut } = await withinLimit(work, limitMs);
  if (isLeftOut) return { figure, proven: "nothing", ok: false, isLeftOut };
  const unproven = unprovenOf(checks);
  return {
    figure: [figure, ...unproven.map((name) => `NOT PROVEN: ${name}`)].join("; "),
    proven: provenOf(checks),
    ok: ok === true && unproven.length === 0,
  };
}

async function checksOf(proof, caused, args) {
  try {
    return Object.entries(await proof(caused, ...args));
  } catch (error) {
    return [[`the proof failed: ${error.message}`, false]];
  }
}

function unprovenOf(checks) {
  if (checks.length === 0) return ["no fault was caused"];
  const failed = checks.flatMap((entries) => (entries.length === 0 ? [["the proof checks nothing", false]] : entries));
  return [...new Set(failed.filter(([, holds]) => holds !== true).map(([name]) => name))];
}

function provenOf(checks) {
  const held = new Set(
    checks.flatMap((entries) => entries.filter(([, holds]) => holds === true)).map(([name]) => name),
  );
  const times = checks.length > 1 ? ` (${checks.length} times)` : "";
  return held.size > 0 ? [...held].join(", ") + times : "nothing";
}

async function withinLimit(work, limitMs) {
  const timeout = new Promise((resolve) => {
    setTimeout(resolve, limitMs, { figure: `not done after ${limitMs / 1000} s`, ok: false, checks: [] }).unref();
  });
  try {
    return await Promise.race([work(), timeout]);
  } catch (error) {
    if (error instanceof RowLeftOut) return { figure: error.message, isLeftOut: true };
    return { figure: `failed: ${error.message.split("\n").slice(0, 3).join(" ")}`, ok: false, checks: [] };
  }
}
