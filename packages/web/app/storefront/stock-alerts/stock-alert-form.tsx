import type { ProductDto } from "@pecacerta/contract/product";
import { Button } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useHydrated } from "@pecacerta/ui/use-hydrated.ts";
import { type FormEvent, useId, useState } from "react";
import { m } from "#messages";
import { call } from "../../client/call.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import "./stock-alert-form.css";

/** Asks for one mail when the product can be bought again. Without scripts the browser posts the form itself. */
export function StockAlertForm({ product: { id: product_id, stock } }: { product: Pick<ProductDto, "id" | "stock"> }) {
  const id = useId();
  const isAlive = useHydrated();
  const [error, setError] = useState("");
  const [sentTo, setSentTo] = useState("");
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setError("");
    const form = event.currentTarget;
    const email = String(new FormData(form).get("email"));
    const response = await call("POST /mailing/stock-alert", { body: { email, product_id } });
    if (response.ok) setSentTo(email.trim());
    else {
      setError(refusalText(response.refusal));
      form.querySelector<HTMLInputElement>("[type=email]")?.focus();
    }
    setSending(false);
  };
  if (sentTo) return <Notice tone="success">{m.stock_alert_created({ email: sentTo })}</Notice>;
  return (
    <form
      method="post"
      action="/ecommerce/mailing/stock-alert"
      className="stock-alert"
      noValidate={isAlive}
      onSubmit={submit}
    >
      <input type="hidden" name="product_id" value={product_id} />
      <label className="field-label" htmlFor={id}>
        {stock > 0 ? m.stock_alert_price() : m.stock_alert()}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          className="input"
          type="email"
          name="email"
          required
          autoComplete="email"
          placeholder={m.stock_alert_email()}
          aria-invalid={error !== "" || undefined}
          aria-describedby={`${id}-error`}
        />
        <Button type="submit" variant="secondary" aria-disabled={isSending || undefined} className="shrink-0">
          {m.stock_alert_submit()}
        </Button>
      </div>
      <p id={`${id}-error`} className="field-error" aria-live="assertive">
        {error}
      </p>
    </form>
  );
}
