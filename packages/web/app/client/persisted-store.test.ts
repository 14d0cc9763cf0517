import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { createPersistedStore } from "./persisted-store.ts";

let stored: Map<string, string>;
let tab: EventTarget;

beforeEach(() => {
  stored = new Map();
  tab = new EventTarget();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal("window", {
    localStorage,
    addEventListener: tab.addEventListener.bind(tab),
    removeEventListener: tab.removeEventListener.bind(tab),
  });
});

const createCounter = () =>
  createPersistedStore<{ count: number; step: number }, number>({
    keyOf: (company) => `count_${company}`,
    initial: { count: 0, step: 1 },
    toStored: ({ count }) => (count === 0 ? null : count),
    schema: v.number(),
    fromStored: (count) => ({ count, step: 1 }),
  });

const changeInOtherTab = (key: string, text: string) => {
  stored.set(key, text);
  tab.dispatchEvent(Object.assign(new Event("storage"), { key }));
};

test("a state is not loaded before the storage was read", () => {
  const useCounter = createCounter();
  expect(useCounter.getState()).toEqual({ count: 0, step: 1, isLoaded: false });
  useCounter.load("loja");
  expect(useCounter.getState()).toEqual({ count: 0, step: 1, isLoaded: true });
});

test("every change is stored under version 1 and loaded by the next page, per company", () => {
  const useCounter = createCounter();
  useCounter.load("loja");
  useCounter.setState({ count: 3, step: 2 });
  expect(stored.get("count_loja")).toBe('{"version":1,"value":3}');
  const nextPage = createCounter();
  nextPage.load("loja");
  expect(nextPage.getState()).toEqual({ count: 3, step: 1, isLoaded: true });
  nextPage.load("outra");
  expect(nextPage.getState().count).toBe(0);
});

test("a state that stores nothing removes its key", () => {
  const useCounter = createCounter();
  useCounter.load("loja");
  useCounter.setState({ count: 3 });
  useCounter.reset();
  expect([useCounter.getState().count, stored.size]).toEqual([0, 0]);
});

test("a change that stores nothing new leaves the newer value of another tab", () => {
  const useCounter = createCounter();
  useCounter.load("loja");
  useCounter.setState({ count: 3 });
  // The event of the other tab has not arrived yet.
  stored.set("count_loja", '{"version":1,"value":9}');
  useCounter.setState({ isLoaded: false });
  useCounter.setState({ count: 3, step: 2 });
  expect(stored.get("count_loja")).toBe('{"version":1,"value":9}');
  useCounter.setState({ count: 4 });
  expect(stored.get("count_loja")).toBe('{"version":1,"value":4}');
});

test("a tab that has only loaded does not replace the value of another tab", () => {
  const useCounter = createCounter();
  useCounter.load("loja");
  stored.set("count_loja", '{"version":1,"value":9}');
  useCounter.reset();
  expect(stored.get("count_loja")).toBe('{"version":1,"value":9}');
});

test.each([
  "",
  "null",
  "[]",
  "garbage",
  '{"version":0,"value":3}',
  '{"version":2,"value":3}',
  '{"version":1,"value":"3"}',
])("a value of another version or shape is discarded: %s", (text) => {
  const logged = vi.spyOn(console, "error");
  stored.set("count_loja", text);
  const useCounter = createCounter();
  useCounter.load("loja");
  expect(useCounter.getState()).toEqual({ count: 0, step: 1, isLoaded: true });
  expect(logged).not.toHaveBeenCalled();
});

test("a change of another tab is loaded until watching stops, and changes of other keys are ignored", () => {
  const useCounter = createCounter();
  const stop = useCounter.watch("loja");
  changeInOtherTab("count_loja", '{"version":1,"value":5}');
  expect(useCounter.getState().count).toBe(5);
  stored.set("count_loja", '{"version":1,"value":6}');
  changeInOtherTab("count_outra", '{"version":1,"value":9}');
  expect(useCounter.getState().count).toBe(5);
  stop();
  changeInOtherTab("count_loja", '{"version":1,"value":7}');
  expect(useCounter.getState().count).toBe(5);
});

test("a browser without storage has a state, and stores nothing", () => {
  vi.stubGlobal("window", {
    get localStorage() {
      throw new Error("SecurityError");
    },
  });
  const useCounter = createCounter();
  useCounter.load("loja");
  useCounter.setState({ count: 3 });
  expect(useCounter.getState()).toEqual({ count: 3, step: 1, isLoaded: true });
});
