import { X } from "@pecacerta/ui/icons.tsx";
import { productDetailTexts as texts } from "../texts/product-detail-texts.ts";
import "./product-form.css";

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
