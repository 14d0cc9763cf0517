import type { ProductDto } from "@pecacerta/contract/product";
import { lazy, Suspense } from "react";
import { importWithReload } from "../../client/import-with-reload.ts";
// The server renders the form, so its style must not wait for its script.
import "./stock-alert-form.css";

const StockAlertForm = lazy(() =>
  importWithReload(() => import("./stock-alert-form.tsx")).then(({ StockAlertForm }) => ({ default: StockAlertForm })),
);

export const StockAlert = ({ product }: { product: Pick<ProductDto, "id" | "stock"> }) => (
  <Suspense>
    <StockAlertForm product={product} />
  </Suspense>
);
