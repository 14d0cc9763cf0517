import { beforeEach, expect, test, vi } from "vitest";
import { deleteDraft, loadDraft, saveDraft } from "./checkout-draft.ts";

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal("window", { sessionStorage });
});

test("[OR-06] all attempts of one checkout send one key, across reloads and a sign-in", () => {
  const first = loadDraft("pecacerta", "c1");
  saveDraft("pecacerta", { ...first, notes: "Placa ABC1D23" });
  expect(loadDraft("pecacerta", "c1")).toEqual({ ...first, notes: "Placa ABC1D23" });
});

test("[OR-06] the next checkout has another key, and so has each company", () => {
  const { key } = loadDraft("pecacerta", "c1");
  expect(loadDraft("diesel-sul", "c1").key).not.toBe(key);
  deleteDraft("pecacerta");
  expect(loadDraft("pecacerta", "c1").key).not.toBe(key);
});

test("the next customer of the tab gets a new draft", () => {
  const draft = loadDraft("pecacerta", "c1");
  saveDraft("pecacerta", { ...draft, notes: "Deixar na portaria" });
  expect(loadDraft("pecacerta", "c2")).toMatchObject({ notes: "", customerId: "c2" });
});

test.each(["garbage", '{"version":2,"value":{}}', '{"version":1,"value":{"key":"k","address":{}}}'])(
  "an invalid stored draft is replaced: %s",
  (text) => {
    stored.set("checkout_pecacerta", text);
    expect(loadDraft("pecacerta", "c1").key).toMatch(/^[0-9a-f]{32}$/);
  },
);

test("the body of an unanswered attempt is stored as it was sent, with a decimal amount", () => {
  const unanswered = { items: [], payment: "pix" as const, expected_total: 204_88 };
  saveDraft("pecacerta", { ...loadDraft("pecacerta", "c1"), unanswered });
  expect(stored.get("checkout_pecacerta")).toContain('"expected_total":204.88');
  expect(loadDraft("pecacerta", "c1").unanswered).toEqual(unanswered);
});
