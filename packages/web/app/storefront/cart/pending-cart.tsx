import { lineKey } from "@pecacerta/rules/cart";
import { formatMoney } from "@pecacerta/rules/money";
import { partIdentity } from "@pecacerta/rules/part-number";
import { parseQuantity } from "@pecacerta/rules/quantity";
import { Button } from "@pecacerta/ui/button.tsx";
import { Trash2 } from "@pecacerta/ui/icons.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { m } from "#messages";
import { useCompany } from "../companies/use-company.ts";
import { FitmentStatus } from "../fitment/fitment-status.tsx";
import {
  changePendingLine,
  type PendingLine,
  type PendingProblem,
  removePendingLine,
  usePending,
} from "../pending/pending-store.ts";
import { usePurchaseSheet } from "../pending/purchase-sheet.ts";
import { ProductThumbnail } from "../product-info/product-thumbnail.tsx";
import { WhatsappBuyLink } from "../whatsapp/whatsapp-buy-link.tsx";
import { SelectedOptions } from "./chosen-options.tsx";
import { QuantityField } from "./quantity-field.tsx";
import { loadCompletePending } from "./watch-cart.ts";
import "./cart-page.css";
import "./cart-row.css";

/** A visitor's cart: no totals, which the server computes after signing in. */
export function PendingCart({ onRemoved }: { onRemoved: () => void }) {
  const lines = usePending(({ lines }) => lines);
  const sheet = usePurchaseSheet();
  const products = lines.map(({ product, quantity }) => ({ sku: product.sku, quantity }));
  return (
    <div className="mt-4 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <PendingLineList lines={lines} label={m.pending_lines()} onRemoved={onRemoved} />
      <div className="grid h-fit gap-4 panel p-6 lg:sticky lg:top-24">
        <p>{m.pending_hint()}</p>
        <div data-buy-row>
          <Button wide aria-haspopup="dialog" onClick={sheet.open}>
            {m.pending_buy()}
          </Button>
        </div>
        <WhatsappBuyLink message={m.cart_whatsapp_message()} products={products} />
      </div>
    </div>
  );
}

export function RefusedLines({ onRemoved }: { onRemoved: () => void }) {
  const { slug } = useCompany();
  const lines = usePending(({ lines }) => lines).filter(({ problem }) => problem);
  if (lines.length === 0) return null;
  const tryAgain = async (line: PendingLine) => {
    changePendingLine(lineKey(line), { problem: undefined });
    try {
      const { completePendingLines } = await loadCompletePending();
      await completePendingLines(slug);
    } catch {
      changePendingLine(lineKey(line), { problem: "interrupted" });
      toast.error(m.NETWORK_ERROR());
    }
  };
  return (
    <section className="mt-6">
      <h2 className="mb-2 subtitle">{m.pending_not_added()}</h2>
      <PendingLineList
        lines={lines}
        label={m.pending_not_added()}
        onRemoved={onRemoved}
        onTryAgain={(line) => void tryAgain(line)}
      />
    </section>
  );
}

type ListProps = {
  lines: readonly PendingLine[];
  label: string;
  onRemoved: () => void;
  onTryAgain?: (line: PendingLine) => void;
};

const PendingLineList = ({ lines, label, onRemoved, onTryAgain }: ListProps) => (
  <ul aria-label={label} className="cart-rows h-fit divided">
    {lines.map((line) => (
      <PendingRow key={lineKey(line)} line={line} onRemoved={onRemoved} onTryAgain={onTryAgain} />
    ))}
  </ul>
);

type RowProps = { line: PendingLine } & Pick<ListProps, "onRemoved" | "onTryAgain">;

function PendingRow({ line, onRemoved, onTryAgain }: RowProps) {
  const { product, options, price, problem } = line;
  const { name, slug } = product;
  const remove = () => {
    onRemoved();
    removePendingLine(lineKey(line));
  };
  return (
    <li className="cart-row grid grid-cols-[auto_1fr] gap-x-4 gap-y-3 py-4">
      <a href={`/products/${slug}`} tabIndex={-1} aria-label={name}>
        <ProductThumbnail image={product.image} />
      </a>
      <div className="grid min-w-0 gap-2 sm:grid-cols-[1fr_auto_9rem] sm:items-start sm:gap-4">
        <div className="min-w-0">
          <a href={`/products/${slug}`} className="name-link">
            {name}
          </a>
          <p className="caption">{partIdentity(product)}</p>
          <SelectedOptions options={product.options} choices={options} />
          {problem ? <PendingProblemText problem={problem} isCustomer={onTryAgain !== undefined} /> : null}
          <FitmentStatus productId={product.id} variant="line" />
          <button
            type="button"
            className="cart-row-remove -ms-2 inline-flex min-h-11 items-center gap-1 px-2"
            aria-label={m.cart_remove_name({ name })}
            onClick={remove}
          >
            <Trash2 size={16} />
            {m.cart_remove()}
          </button>
        </div>
        {onTryAgain ? (
          <Button variant="secondary" small onClick={() => onTryAgain(line)}>
            {m.pending_try_again()}
          </Button>
        ) : (
          <PendingQuantity line={line} />
        )}
        <span className="caption sm:text-end">{m.pending_price_seen({ price: formatMoney(price) })}</span>
      </div>
    </li>
  );
}

const PROBLEM_TEXTS: Readonly<Record<PendingProblem, () => string>> = {
  "out-of-stock": m.pending_out_of_stock,
  unavailable: m.pending_unavailable,
  "options-changed": m.pending_options_changed,
  "cart-full": m.CART_FULL,
  interrupted: m.pending_interrupted,
};

const PendingProblemText = ({ problem, isCustomer }: { problem: PendingProblem; isCustomer: boolean }) =>
  problem === "interrupted" && !isCustomer ? null : <p className="cart-row-error">{PROBLEM_TEXTS[problem]()}</p>;

function PendingQuantity({ line }: { line: PendingLine }) {
  const { name } = line.product;
  const change = (value: string) => {
    const quantity = parseQuantity(value);
    if (quantity.ok) changePendingLine(lineKey(line), { quantity: quantity.value });
  };
  const labels = {
    field: m.quantity_of({ name }),
    less: m.quantity_less({ name }),
    more: m.quantity_more({ name }),
  };
  return (
    <div>
      <QuantityField value={String(line.quantity)} labels={labels} onChange={change} />
    </div>
  );
}
