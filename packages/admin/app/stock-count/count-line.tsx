import { partIdentity, partName } from "@pecacerta/rules/part-number";
import { Button } from "@pecacerta/ui/button.tsx";
import { FieldError } from "@pecacerta/ui/field.tsx";
import { Minus, Plus, X } from "@pecacerta/ui/icons.tsx";
import { type SubmitEvent, useState } from "react";
import { expectedOnShelf } from "../stock-actions/stock-queries.ts";
import { stockRefusalText } from "../stock-actions/use-stock-form.ts";
import { countTexts } from "../texts/stock-count-texts.ts";
import { stockTexts } from "../texts/stock-texts.ts";
import type { CountLine } from "./count-lines.ts";
import type { Count } from "./use-count.ts";
import "./stock-count.css";

type CountLineProps = { line: CountLine; count: Count; isReceiving: boolean; focusScan: () => void };

const nameOf = ({ product, codes }: CountLine): string => (product ? partName(product) : (codes[0] ?? ""));

export const CountLineRow = ({ line, count, isReceiving, focusScan }: CountLineProps) => (
  <li className="count-line grid gap-2 p-3">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-56 wrap-anywhere">
        <p className="strong">{line.product?.name ?? nameOf(line)}</p>
        {line.product ? <KnownPart line={line} isReceiving={isReceiving} /> : null}
        {line.product || line.problem ? null : <p className="note">{countTexts.searching}</p>}
      </div>
      <QuantityField line={line} count={count} focusScan={focusScan} />
    </div>
    {line.refusal ? <FieldError of={line.key} error={stockRefusalText(line.refusal)} /> : null}
    {line.problem ? <LineProblem line={line} count={count} /> : null}
  </li>
);

function KnownPart({ line: { product, quantity }, isReceiving }: Pick<CountLineProps, "line" | "isReceiving">) {
  if (!product) return null;
  const difference = quantity - expectedOnShelf(product);
  const place = [partIdentity(product), product.shelf].filter(Boolean).join(" · ");
  return (
    <p className="note">
      {place} · {isReceiving ? countTexts.onHandOf(product.onHand) : countTexts.expectedOf(expectedOnShelf(product))}
      {isReceiving || difference === 0 ? null : (
        <>
          {" · "}
          <span className={difference < 0 ? "count-less" : "count-more"}>{countTexts.signed(difference)}</span>
        </>
      )}
      {!isReceiving && product.toPutBack > 0 ? (
        <span className="block">{stockTexts.putBackHint(product.toPutBack)}</span>
      ) : null}
    </p>
  );
}

function QuantityField({ line, count, focusScan }: Omit<CountLineProps, "isReceiving">) {
  const name = nameOf(line);
  const step = (by: number) => (event: { detail: number }) => {
    count.setLineQuantity(line, line.quantity + by);
    // A press by pointer, not by key: the scanner goes on.
    if (event.detail > 0) focusScan();
  };
  return (
    <div className="flex items-center gap-1">
      <Button variant="secondary" className="count-step" aria-label={countTexts.less(name)} onClick={step(-1)}>
        <Minus size={18} />
      </Button>
      <input
        className="input count-quantity"
        aria-label={countTexts.quantityOf(name)}
        inputMode="numeric"
        autoComplete="off"
        value={line.quantity}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => count.setLineQuantity(line, Number(event.currentTarget.value.replace(/\D/g, "")))}
        onKeyDown={(event) => event.key === "Enter" && focusScan()}
      />
      <Button variant="secondary" className="count-step" aria-label={countTexts.more(name)} onClick={step(1)}>
        <Plus size={18} />
      </Button>
      <Button
        variant="quiet"
        className="count-step"
        aria-label={countTexts.remove(name)}
        onClick={() => {
          count.remove(line.key);
          focusScan();
        }}
      >
        <X size={18} />
      </Button>
    </div>
  );
}

function LineProblem({ line: { key, codes, problem, choices = [] }, count }: Pick<CountLineProps, "line" | "count">) {
  const [code, setCode] = useState(codes[0] ?? "");
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    count.correct(key, code);
  };
  return (
    <div className="grid gap-2">
      <FieldError of={key} error={problem && countTexts.problems[problem]} />
      {choices.length > 0 ? (
        <div className="flex flex-wrap items-center gap-2">
          {problem === "unknown" ? <span className="note">{countTexts.similar}</span> : null}
          {choices.map((product) => (
            <Button key={product.product_id} variant="secondary" small onClick={() => count.choose(key, product)}>
              {partName(product)}
            </Button>
          ))}
        </div>
      ) : null}
      <form method="post" noValidate onSubmit={submit} className="flex flex-wrap items-center gap-2">
        <input
          className="input count-code"
          aria-label={countTexts.code}
          aria-describedby={`${key}-error`}
          autoComplete="off"
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" variant="secondary" small>
          {countTexts.searchAgain}
        </Button>
      </form>
    </div>
  );
}
