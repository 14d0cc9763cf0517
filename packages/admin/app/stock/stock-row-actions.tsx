import type { StockRowDto } from "@pecacerta/contract/admin/stock";
import { partName } from "@pecacerta/rules/part-number";
import { Button } from "@pecacerta/ui/button.tsx";
import { type StockAction, stockTexts } from "../texts/stock-texts.ts";
import "./stock.css";

const ACTIONS = ["receive", "count", "adjust"] as const satisfies readonly StockAction[];

type StockRowActionsProps = { row: StockRowDto; open: (action: StockAction) => void };

export const StockRowActions = ({ row, open }: StockRowActionsProps) => (
  <div className="stock-actions">
    {ACTIONS.map((action) => (
      <Button
        key={action}
        variant={action === "receive" ? "secondary" : "quiet"}
        small
        aria-label={stockTexts.actionOf(stockTexts.names[action], partName(row))}
        onClick={() => open(action)}
      >
        {stockTexts.names[action]}
      </Button>
    ))}
  </div>
);
