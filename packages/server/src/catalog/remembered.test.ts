import { expect, test } from "vitest";
import { forget, newMemory, recalled, remember } from "./remembered.ts";

test("what was not asked for the longest makes room, however big the new one is", () => {
  const memory = newMemory<string>(10);
  remember(memory, "a", "first", 4);
  remember(memory, "b", "second", 4);
  expect(recalled(memory, "a")).toBe("first");
  remember(memory, "c", "third", 4);
  expect([..."abc"].map((key) => recalled(memory, key))).toEqual(["first", undefined, "third"]);
  remember(memory, "d", "huge", 11);
  expect(memory).toMatchObject({ bytes: 0, kept: new Map() });
});

test("what is kept anew or forgotten gives its bytes back", () => {
  const memory = newMemory<string>(10);
  remember(memory, "a", "old", 4);
  remember(memory, "a", "new", 6);
  expect([recalled(memory, "a"), memory.bytes]).toEqual(["new", 6]);
  forget(memory, "a");
  forget(memory, "a");
  expect(memory.bytes).toBe(0);
});
