import type { OrderPrintDto } from "@pecacerta/contract/admin/order-print";
import { Button } from "@pecacerta/ui/button.tsx";
import { ArrowLeft, Printer } from "@pecacerta/ui/icons.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useSelection } from "../list/use-selection.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { ChoiceGroup } from "../order-actions/choice-group.tsx";
import { ShipOrdersDialog } from "../orders/ship-orders-dialog.tsx";
import { printTexts } from "../texts/print-texts.ts";
import { PickList } from "./pick-list.tsx";
import { PrintOnArrival } from "./print-on-arrival.ts";
import { type PrintKind, usePrintKind } from "./use-print-kind.ts";
import "./order-print.css";

type PrintViewProps = { print: OrderPrintDto; numbers: readonly string[] };

export function PrintView({ print, numbers }: PrintViewProps) {
  const [kind, setKind] = usePrintKind();
  const [hasPrices, setPrices] = useState(false);
  return (
    <>
      <PrintControls numbers={numbers}>
        {print.missing.length > 0 ? (
          <Notice tone="warning">{printTexts.missing(print.missing.join(", "))}</Notice>
        ) : null}
        <ChoiceGroup
          legend={printTexts.what}
          name="kind"
          value={kind}
          choices={printTexts.kinds}
          onChoose={(chosen) => setKind(chosen as PrintKind)}
        />
        {kind === "slips" ? (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="checkbox"
              checked={hasPrices}
              onChange={(event) => setPrices(event.currentTarget.checked)}
            />
            {printTexts.withPrices}
          </label>
        ) : null}
        {kind === "labels" ? <p className="note">{printTexts.labelHint}</p> : null}
      </PrintControls>
      <PrintSheets print={print} kind={kind} hasPrices={hasPrices} />
    </>
  );
}

type PrintSheetsProps = { print: OrderPrintDto; kind: PrintKind; hasPrices: boolean };

/** The library of the bar codes is as large as the rest of the page: a pick list does without. */
const CodedSheets = lazy(async () => ({ default: (await import("./coded-sheets.tsx")).CodedSheets }));

const PrintSheets = ({ print, kind, hasPrices }: PrintSheetsProps) => (
  <Suspense fallback={<p role="status">{printTexts.loading}</p>}>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 print:block">
      {kind === "list" ? <PickList print={print} /> : <CodedSheets print={print} kind={kind} hasPrices={hasPrices} />}
    </div>
    <PrintOnArrival />
  </Suspense>
);

function PrintControls({ numbers, children }: { numbers: readonly string[]; children: ReactNode }) {
  const { slug, permissions } = useStaffCompany();
  const navigate = useNavigate();
  const selection = useSelection(`${slug}/orders`);
  const [shipment, setShipment] = useState<"open" | "sent">();
  const list = `/${slug}/pedidos`;
  const closeShipment = () => {
    setShipment(undefined);
    if (shipment === "sent") navigate(list);
  };
  return (
    <div className="grid gap-4 print:hidden">
      <Link to={list} className="action-link justify-self-start">
        <ArrowLeft size={16} />
        {printTexts.back}
      </Link>
      <h1>{printTexts.title(numbers.length)}</h1>
      {children}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => window.print()}>
          <Printer size={18} />
          {printTexts.print}
        </Button>
        {permissions.includes("orders.write") ? (
          <Button variant="secondary" onClick={() => setShipment("open")}>
            {printTexts.ship}
          </Button>
        ) : null}
      </div>
      {shipment ? (
        <ShipOrdersDialog
          numbers={numbers}
          onShipped={(shipped) => {
            selection.set(shipped, false);
            setShipment("sent");
          }}
          onClose={closeShipment}
        />
      ) : null}
    </div>
  );
}
