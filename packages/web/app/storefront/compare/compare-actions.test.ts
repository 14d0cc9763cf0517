import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearCompared, compareProduct, removeCompared } from "./compare-actions.ts";
import { compareKey, useCompare } from "./compare-store.ts";

const toastSuccess = vi.hoisted(() => vi.fn());
vi.mock("@pecacerta/ui/toast.ts", () => ({ toast: { success: toastSuccess } }));

const stored = new Map<string, string>();
beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  toastSuccess.mockClear();
  const localStorage = { getItem: (key: string) => stored.get(key) ?? null, setItem: stored.set.bind(stored) };
  vi.stubGlobal("window", { localStorage });
});
afterEach(() => vi.useRealTimers());

const pad = { id: "01941f29-0000-7000-8000-00000000000a", name: "Pastilha" };
const disc = { id: "01941f29-0000-7000-8000-00000000000b", name: "Disco" };
const names = (company = "loja") => storedProducts(company).map(({ name }) => name);
const products = () => useCompare.getState().compare.products;

async function waitFor(milliseconds: number, ...pending: Promise<void>[]) {
  await vi.advanceTimersByTimeAsync(milliseconds);
  return pending;
}

test("[CM-01] a product is added once, with one toast, after 250 ms, at its own company", async () => {
  const adding = compareProduct("loja", pad);
  await waitFor(249);
  expect([names(), toastSuccess.mock.calls.length]).toEqual([[], 0]);
  await waitFor(1, adding);
  expect([names(), names("outra"), toastSuccess.mock.calls.length]).toEqual([["Pastilha"], [], 1]);
  await waitFor(250, compareProduct("loja", { ...pad, name: "outra" }));
  expect([names(), toastSuccess.mock.calls.length]).toEqual([["Pastilha"], 1]);
});

test("[CM-02] removing and clearing take effect after 250 ms, on what is stored by then", async () => {
  await waitFor(250, compareProduct("loja", pad));
  await waitFor(250, compareProduct("loja", disc));
  const removing = removeCompared("loja", pad.id);
  await waitFor(249);
  expect(names()).toEqual(["Pastilha", "Disco"]);
  await waitFor(1, removing);
  expect([names(), products()]).toEqual([["Disco"], [disc]]);
  const clearing = clearCompared("loja");
  await waitFor(249);
  expect(names()).toEqual(["Disco"]);
  await waitFor(1, clearing);
  expect([names(), products()]).toEqual([[], []]);
});

test("invalid stored values are discarded", () => {
  for (const invalid of [
    "{",
    '{"version":1,"value":7}',
    '{"version":1,"value":[null,{"id":"../x","name":"a"},{"id":1}]}',
  ]) {
    stored.set(compareKey("loja"), invalid);
    useCompare.load("loja");
    expect(products()).toEqual([]);
  }
  const valid = { id: "0190a5a0-0000-7000-8000-000000000001", name: "Filtro" };
  stored.set(compareKey("loja"), JSON.stringify({ version: 1, value: [null, valid, { id: 1 }] }));
  useCompare.load("loja");
  expect(products()).toEqual([valid]);
});

function storedProducts(company: string): { name: string }[] {
  return JSON.parse(stored.get(compareKey(company)) ?? '{"value":[]}').value;
}
