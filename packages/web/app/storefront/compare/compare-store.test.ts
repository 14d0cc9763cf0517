import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearCompared, compareProduct, removeCompared, useCompare } from "./compare-store.ts";
import { compareKey, readStoredCompare } from "./stored-compare.ts";

const said = vi.hoisted(() => vi.fn());
vi.mock("../../ui/toast.ts", () => ({ toast: { success: said } }));

const kept = new Map<string, string>();
const count = { textContent: "" };
beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  said.mockClear();
  const localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
  vi.stubGlobal("window", { localStorage });
  vi.stubGlobal("document", { querySelectorAll: () => [count] });
});
afterEach(() => vi.useRealTimers());

const pad = { id: "01941f29-0000-7000-8000-00000000000a", name: "Pastilha" };
const disc = { id: "01941f29-0000-7000-8000-00000000000b", name: "Disco" };
const names = (company = "loja") => readStoredCompare(company).map(({ name }) => name);
const products = () => useCompare.getState().compare.products;

async function after(milliseconds: number, ...doing: Promise<void>[]) {
  await vi.advanceTimersByTimeAsync(milliseconds);
  return doing;
}

test("[CM-01] a product is added once, with one message, after 250 ms, at its own company", async () => {
  const adding = compareProduct("loja", pad);
  await after(249);
  expect([names(), said.mock.calls.length]).toEqual([[], 0]);
  await after(1, adding);
  expect([names(), names("outra"), said.mock.calls.length]).toEqual([["Pastilha"], [], 1]);
  await after(250, compareProduct("loja", { ...pad, name: "outra" }));
  expect([names(), said.mock.calls.length, count.textContent]).toEqual([["Pastilha"], 1, "1"]);
});

test("[CM-02] removing and clearing take effect after 250 ms, on what is kept by then", async () => {
  await after(250, compareProduct("loja", pad));
  await after(250, compareProduct("loja", disc));
  const removing = removeCompared("loja", pad.id);
  await after(249);
  expect(names()).toEqual(["Pastilha", "Disco"]);
  await after(1, removing);
  expect([names(), products()]).toEqual([["Disco"], [disc]]);
  const clearing = clearCompared("loja");
  await after(249);
  expect(names()).toEqual(["Disco"]);
  await after(1, clearing);
  expect([names(), products(), count.textContent]).toEqual([[], [], "0"]);
});

test("what others wrote there breaks nothing", () => {
  for (const odd of [
    "{",
    '{"version":1,"value":7}',
    '{"version":1,"value":[null,{"id":"../x","name":"a"},{"id":1}]}',
  ]) {
    kept.set(compareKey("loja"), odd);
    expect(readStoredCompare("loja")).toEqual([]);
  }
});
