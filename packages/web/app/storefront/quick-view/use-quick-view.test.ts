import { exampleProduct } from "@pecacerta/contract/example-product";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadQuickViewProduct } from "./use-quick-view.ts";

const toastError = vi.hoisted(() => vi.fn());
vi.mock("@pecacerta/ui/toast.ts", () => ({ toast: { error: toastError } }));

let status: number;
beforeEach(() => {
  vi.useFakeTimers();
  toastError.mockClear();
  status = 200;
  const body = () => JSON.stringify(status === 200 ? { data: exampleProduct } : { message: "PRODUCT_NOT_FOUND" });
  const headers = { "content-type": "application/json" };
  vi.stubGlobal("fetch", async () => new Response(body(), { status, headers }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("[QV-08] the quick view opens 10 ms after the product arrived", async () => {
  const { onLoaded } = load();
  await vi.advanceTimersByTimeAsync(9);
  expect(onLoaded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onLoaded).toHaveBeenCalledExactlyOnceWith({
    open: true,
    product: expect.objectContaining({ id: exampleProduct.id }),
  });
});

test("[QV-08] a quick view that was closed before does not open", async () => {
  const { onLoaded, cancel } = load();
  await vi.advanceTimersByTimeAsync(9);
  cancel();
  await vi.advanceTimersByTimeAsync(100);
  expect(onLoaded).not.toHaveBeenCalled();
});

test("an unknown product closes the quick view with a toast", async () => {
  status = 404;
  const { onLoaded, onFailed } = load();
  await vi.advanceTimersByTimeAsync(100);
  expect(onLoaded).not.toHaveBeenCalled();
  expect(onFailed).toHaveBeenCalledOnce();
  expect(toastError).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("Produto"));
});

function load() {
  const [onLoaded, onFailed] = [vi.fn(), vi.fn()];
  const cancel = loadQuickViewProduct(exampleProduct.slug, { onLoaded, onFailed });
  return { onLoaded, onFailed, cancel };
}
