import { afterEach, expect, test, vi } from "vitest";
import { openLink } from "./open-link.ts";

const open = vi.fn();
vi.stubGlobal("window", { open });
afterEach(() => open.mockClear());

test("[ER-06] it throws without a link and a fallback", () => {
  expect(() => openLink(undefined)).toThrow("Fallback callback must be provided when condition fails");
  expect(open).not.toHaveBeenCalled();
});

test("[ER-06] the fallback is called only without a link", () => {
  const fallback = vi.fn();
  openLink(undefined, fallback);
  expect(fallback).toHaveBeenCalledOnce();
  openLink("https://wa.me/5511987654321");
  openLink("https://wa.me/5511987654321", fallback);
  expect(fallback).toHaveBeenCalledOnce();
  expect(open.mock.calls).toEqual(Array(2).fill(["https://wa.me/5511987654321", "_blank", "noopener,noreferrer"]));
});
