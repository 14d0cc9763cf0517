import { expect, test } from "vitest";
import { qrPath } from "./qr-path.ts";

test("a run of dark modules becomes one bar, and no run crosses into the next row", () => {
  expect(qrPath({ size: 3, data: [1, 1, 0, 0, 0, 1, 1, 0, 1] })).toBe(
    "M0 0h2v1h-2zM2 1h1v1h-1zM0 2h1v1h-1zM2 2h1v1h-1z",
  );
});
