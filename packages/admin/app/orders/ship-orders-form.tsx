import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { Button } from "@pecacerta/ui/button.tsx";
import { LabeledControl } from "@pecacerta/ui/field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { callStaff } from "../client/staff-call.ts";
import { refusalOf } from "../client/staff-queries.ts";
import { useOneAtATime } from "../client/use-one-at-a-time.ts";
import { useIdempotencyKey } from "../drafts/use-idempotency-key.ts";
import { useInputDraft } from "../drafts/use-input-draft.ts";
import { LimitedField } from "../limited-field/limited-field.tsx";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { ChoiceGroup } from "../order-actions/choice-group.tsx";
import { invalidateOrders, useSelectedOrders } from "../order-actions/order-queries.ts";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { shipOrdersTexts } from "../texts/ship-orders-texts.ts";
import { checkShipments, findShortOrders, type ShipmentCheck, shipmentsOf } from "./shipment-check.ts";
import { type RefusedOrder, splitResults } from "./use-change-orders.ts";
import "./orders.css";

type ShipOrdersFormProps = {
  numbers: readonly string[];
  onResult: (result: { done: readonly string[]; refused: readonly RefusedOrder[] }) => void;
};

export function ShipOrdersForm({ numbers, onResult }: ShipOrdersFormProps) {
  const { slug } = useStaffCompany();
  const draft = `ship-orders ${slug} ${[...numbers].sort().join()}`;
  const [text, setText] = useInputDraft<string>(`${draft} list`, "");
  const [carrier, setCarrier] = useInputDraft<string>(`${draft} carrier`, "");
  const [withoutCode, setWithoutCode] = useState(false);
  const [codeColumn, setCodeColumn] = useState<number>();
  const selected = useSelectedOrders(slug, numbers);
  const check = checkShipments({ text, codeColumn }, numbers, selected.data);
  const orders = shipmentsOf(check, withoutCode);
  const short = findShortOrders(orders, selected.data);
  const { send, isSending, error } = useShipOrders(onResult);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send({ carrier, orders }, problemOf(check, codeColumn), async () => {
      const { data, error } = await selected.refetch();
      if (error) return companyRefusalText(refusalOf(error));
      const unseen = findShortOrders(orders, data).filter((number) => !short.includes(number));
      return unseen.length > 0 ? shipOrdersTexts.short(unseen) : undefined;
    });
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <p>{shipOrdersTexts.intro}</p>
      <LabeledControl label={shipOrdersTexts.list} error={error}>
        {(controlProps) => (
          <textarea
            {...controlProps}
            className="input shipment-list"
            rows={6}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setCodeColumn(undefined);
            }}
            placeholder={shipOrdersTexts.placeholder}
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </LabeledControl>
      {check.columns.length > 0 ? (
        <CodeColumnChoice columns={check.columns} chosen={codeColumn} onChoose={setCodeColumn} />
      ) : null}
      <CheckResult check={check} short={short} />
      {check.unlisted.length > 0 ? (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="checkbox"
            checked={withoutCode}
            onChange={(event) => setWithoutCode(event.currentTarget.checked)}
          />
          {check.unlisted.length === 1
            ? shipOrdersTexts.withoutCodeOne
            : shipOrdersTexts.withoutCode(check.unlisted.length)}
        </label>
      ) : null}
      <LimitedField
        label={shipOrdersTexts.carrier}
        hint={shipOrdersTexts.carrierHint}
        value={carrier}
        onChange={(event) => setCarrier(event.currentTarget.value)}
        limit={STAFF_TEXT_LIMITS.carrier}
      />
      <p className="note">{shipOrdersTexts.mails}</p>
      <Button type="submit" wide aria-disabled={isSending}>
        {isSending ? shipOrdersTexts.sending : shipOrdersTexts.send(orders.length)}
      </Button>
    </form>
  );
}

type CodeColumnChoiceProps = Pick<ShipmentCheck, "columns"> & {
  chosen: number | undefined;
  onChoose: (column: number) => void;
};

const CodeColumnChoice = ({ columns, chosen, onChoose }: CodeColumnChoiceProps) => (
  <div className="wrap-anywhere">
    <ChoiceGroup
      legend={shipOrdersTexts.whichColumn}
      name="code-column"
      value={`${chosen}`}
      choices={Object.fromEntries(
        columns.map(({ index, examples }) => [index, shipOrdersTexts.column(index, examples)]),
      )}
      onChoose={(index) => onChoose(Number(index))}
    />
  </div>
);

const problemOf = ({ columns, problems }: ShipmentCheck, codeColumn: number | undefined): string | undefined => {
  if (columns.length > 0 && codeColumn === undefined) return shipOrdersTexts.columnNeeded;
  return problems.length > 0 ? shipOrdersTexts.problems : undefined;
};

type CheckResultProps = { check: ShipmentCheck; short: readonly string[] };

function CheckResult({ check: { rows, problems, unlisted, unpaid, closed }, short }: CheckResultProps) {
  return (
    <div role="status" className="grid gap-2">
      {rows.length > 0 ? (
        <Notice tone="success">
          <div className="grid gap-1 wrap-anywhere">
            <p>{shipOrdersTexts.ready(rows.length)}</p>
            <ul className="bullets">
              {rows.map(({ number, tracking }) => (
                <li key={number}>{shipOrdersTexts.code(number, tracking)}</li>
              ))}
            </ul>
          </div>
        </Notice>
      ) : null}
      {rows.length > 0 && unlisted.length > 0 ? (
        <p className="note wrap-anywhere">{shipOrdersTexts.unlisted(unlisted.join(", "))}</p>
      ) : null}
      {short.length > 0 ? <Notice tone="warning">{shipOrdersTexts.short(short)}</Notice> : null}
      {unpaid.length > 0 ? <Notice tone="warning">{shipOrdersTexts.unpaid(unpaid)}</Notice> : null}
      {closed.length > 0 ? <Notice tone="warning">{shipOrdersTexts.closed(closed)}</Notice> : null}
      {problems.length > 0 ? (
        <Notice tone="failure">
          <div className="grid gap-1 wrap-anywhere">
            <p className="strong">{shipOrdersTexts.problems}</p>
            <ul className="bullets">
              {problems.map(({ line, text, reason }) => (
                <li key={line}>{shipOrdersTexts.line(line, text, shipOrdersTexts.reasons[reason])}</li>
              ))}
            </ul>
          </div>
        </Notice>
      ) : null}
    </div>
  );
}

type ShipOrdersBody = { carrier: string; orders: ShipmentCheck["rows"] };

function useShipOrders(onResult: ShipOrdersFormProps["onResult"]) {
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  const withKey = useIdempotencyKey(`ship-orders ${company}`);
  const { run, isRunning: isSending } = useOneAtATime();
  const [error, setError] = useState<string>();
  const send = async (
    body: ShipOrdersBody,
    problem: string | undefined,
    recheck: () => Promise<string | undefined>,
  ) => {
    if (problem) return setError(problem);
    if (body.orders.length === 0) return setError(shipOrdersTexts.nothing);
    setError(undefined);
    const result = await run(async () => {
      const warning = await recheck();
      if (warning) return setError(warning);
      return withKey(body, (idempotencyKey) => callStaff("POST /admin/orders/ship", { company, body, idempotencyKey }));
    });
    if (!result) return;
    if (!result.ok) return setError(companyRefusalText(result.refusal));
    onResult(splitResults(result.value.data));
    await invalidateOrders(client, company);
  };
  return { send, isSending, error };
}
