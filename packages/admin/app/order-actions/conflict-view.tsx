import { Button } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { actionTexts } from "../texts/order-action-texts.ts";
import { formatAddressLines } from "./address-text.ts";
import type { OrderConflict } from "./use-change-order.ts";
import "./order-actions.css";

type ConflictViewProps = { conflict: OrderConflict; onKeep: () => void; onOverwrite: () => void };

const texts = actionTexts.conflict;

/** Both values of what two people changed, and the choice between them. */
export const ConflictView = ({ conflict: { current, yours, conflicts }, onKeep, onOverwrite }: ConflictViewProps) => (
  <div className="grid gap-3">
    <Notice tone="warning">{texts.title}</Notice>
    <Values title={texts.current} lines={conflicts.map((name) => textOf(current, name))} />
    <Values title={texts.yours} lines={conflicts.map((name) => textOf(yours, name))} />
    <Button wide onClick={onKeep}>
      {texts.keep}
    </Button>
    <Button variant="secondary" wide onClick={onOverwrite}>
      {texts.overwrite}
    </Button>
  </div>
);

const Values = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <section className="conflict-value p-3 wrap-anywhere">
    <h3 className="small strong">{title}</h3>
    {lines.map((line) => (
      <p key={line}>{line || texts.empty}</p>
    ))}
  </section>
);

function textOf(values: OrderConflict["yours"], name: OrderConflict["conflicts"][number]): string {
  if (name !== "address") return values[name] ?? "";
  return values.address ? formatAddressLines(values.address).join("\n") : "";
}
