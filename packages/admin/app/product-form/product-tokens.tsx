import type { ProductField } from "@pecacerta/contract/admin/product";
import { Button } from "@pecacerta/ui/button.tsx";
import { LabeledControl } from "@pecacerta/ui/field.tsx";
import { X } from "@pecacerta/ui/icons.tsx";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { PRODUCT_FIELD_NAMES } from "../texts/product-field-names.ts";
import { productSectionTexts as texts } from "../texts/product-section-texts.ts";
import { ChangedLabel } from "./changed-label.tsx";
import { useProductField } from "./product-form-context.ts";
import type { ProductFormValues } from "./product-form-values.ts";
import "./product-form.css";

type TokenFieldName = {
  [Name in ProductField]: string[] extends ProductFormValues[Name] ? Name : never;
}[ProductField];

type ProductTokensProps = { field: TokenFieldName; hint?: ReactNode; maxLength: number };

/** A list of short texts; Enter or a comma adds one. */
export function ProductTokens({ field, hint, maxLength }: ProductTokensProps) {
  const { id, value, change, isEdited, isReadOnly, errorOf } = useProductField(field);
  const [text, setText] = useState("");
  function add() {
    const added = text.split(",").map((each) => each.trim());
    change([...new Set([...value, ...added.filter(Boolean)])]);
    setText("");
  }
  function onKeyDown(event: KeyboardEvent) {
    if ((event.key !== "Enter" && event.key !== ",") || text.trim() === "") return;
    event.preventDefault();
    add();
  }
  const label = <ChangedLabel isEdited={isEdited}>{PRODUCT_FIELD_NAMES[field]}</ChangedLabel>;
  return (
    <div className="grid content-start gap-2">
      <LabeledControl id={id} label={label} hint={hint} error={errorOf()}>
        {(described) => (
          <span className="flex gap-2">
            <input
              {...described}
              className="input"
              autoComplete="off"
              enterKeyHint="done"
              maxLength={maxLength}
              readOnly={isReadOnly}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
              onKeyDown={onKeyDown}
            />
            {text.trim() ? (
              <Button variant="secondary" onClick={add}>
                {texts.add}
              </Button>
            ) : null}
          </span>
        )}
      </LabeledControl>
      <TokenList
        label={PRODUCT_FIELD_NAMES[field]}
        tokens={value.map((each) => ({ key: each, name: each }))}
        onRemove={isReadOnly ? undefined : (key) => change(value.filter((each) => each !== key))}
      />
    </div>
  );
}

type TokenListProps = {
  label: string;
  tokens: readonly { key: string; name: string }[];
  onRemove: ((key: string) => void) | undefined;
};

export const TokenList = ({ label, tokens, onRemove }: TokenListProps) =>
  tokens.length === 0 ? null : (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {tokens.map(({ key, name }) => (
        <li key={key} className="product-token flex items-center gap-1 wrap-anywhere ps-3">
          {name}
          {onRemove ? (
            <button
              type="button"
              className="product-token-remove grid min-h-9 min-w-9 place-items-center"
              aria-label={texts.remove(name)}
              onClick={() => onRemove(key)}
            >
              <X size={16} />
            </button>
          ) : (
            <span className="p-2" />
          )}
        </li>
      ))}
    </ul>
  );
