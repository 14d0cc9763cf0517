import { SlidersHorizontal } from "@pecacerta/ui/icons.tsx";
import { productGridTexts as texts } from "../texts/product-grid-texts.ts";
import { columnName, type GridColumnId } from "./grid-columns.ts";
import "./product-grid.css";

type ColumnMenuProps = {
  offered: readonly GridColumnId[];
  shown: readonly GridColumnId[];
  toggle: (id: GridColumnId) => void;
};

export const ColumnMenu = ({ offered, shown, toggle }: ColumnMenuProps) => (
  <details className="product-grid-columns">
    <summary className="flex items-center gap-2">
      <SlidersHorizontal size={18} />
      {texts.columns(shown.length)}
    </summary>
    <fieldset className="grid grid-cols-2 gap-2 md:grid-cols-4">
      <legend className="sr-only">{texts.chooseColumns}</legend>
      {offered
        .filter((id) => id !== "name")
        .map((id) => (
          <label key={id} className="flex items-center gap-2">
            <input type="checkbox" className="checkbox" checked={shown.includes(id)} onChange={() => toggle(id)} />
            {columnName(id)}
          </label>
        ))}
    </fieldset>
  </details>
);
