import type { StockRowDto } from "@pecacerta/contract/admin/stock";
import { partName } from "@pecacerta/rules/part-number";
import { toast } from "@pecacerta/ui/toast.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { callStaff } from "../client/staff-call.ts";
import { useInputDraft } from "../drafts/use-input-draft.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { countTexts } from "../texts/stock-count-texts.ts";
import {
  addScan,
  type CountLine,
  chooseProduct,
  failLine,
  MAX_LINES,
  parseScan,
  removeCountLine,
  replaceCode,
  setQuantity,
  settleLine,
} from "./count-lines.ts";
import { signalScan } from "./scan-sound.ts";

const NONE: CountLine[] = [];
const MOST_SIMILAR = 5;

/** The lines of a count, which outlive a lost session. Look-ups run while the next code is scanned. */
export function useCount(mode: "count" | "receive") {
  const { slug } = useStaffCompany();
  const [lines, update, latest] = useInputDraft(`stock-${mode} ${slug}`, NONE);
  const [announced, setAnnounced] = useState("");
  const lookUp = async (key: string, code: string) => {
    const found = await findProducts(slug, code);
    update(found ? settleLine(latest.current, key, found) : failLine(latest.current, key));
    const line = latest.current.find(({ codes }) => codes.some((each) => each.toUpperCase() === code.toUpperCase()));
    if (line) answer(line);
  };
  const resume = useEffectEvent(() => {
    for (const { key, codes, product, problem } of latest.current)
      if (!product && !problem && codes[0]) void lookUp(key, codes[0]);
  });
  useEffect(() => resume(), []);
  const scan = (typed: string) => {
    const input = parseScan(typed);
    const [last] = latest.current;
    if (!input) return;
    if (!("code" in input)) {
      if (last) setLineQuantity(last, input.quantity);
      return;
    }
    const key = crypto.getRandomValues(new Uint32Array(2)).join("-");
    const next = addScan(latest.current, input, key);
    if (next.length > MAX_LINES) return void toast.warning(countTexts.tooMany(MAX_LINES));
    update(next);
    const [line] = next;
    if (line?.key === key) void lookUp(key, input.code);
    else if (line) answer(line);
  };
  const answer = (line: CountLine) => {
    signalScan(line.problem === undefined);
    announce(line);
  };
  const announce = ({ product, codes: [code = ""], quantity, problem }: CountLine) => {
    setAnnounced(
      problem
        ? `${code}: ${countTexts.problems[problem]}`
        : countTexts.added(product ? partName(product) : code, quantity),
    );
  };
  const setLineQuantity = (line: CountLine, quantity: number) => {
    update(setQuantity(latest.current, line.key, quantity));
    announce({ ...line, quantity: Math.max(0, quantity) });
  };
  return {
    lines,
    announced,
    scan,
    setLineQuantity,
    /** Of the line that was scanned last. */
    stepLast(step: number) {
      const [last] = latest.current;
      if (last) setLineQuantity(last, last.quantity + step);
    },
    choose: (key: string, product: StockRowDto) => update(chooseProduct(latest.current, key, product)),
    remove: (key: string) => update(removeCountLine(latest.current, key)),
    correct(key: string, code: string) {
      if (code.trim() === "") return;
      update(replaceCode(latest.current, key, code.trim()));
      void lookUp(key, code.trim());
    },
    /** Also before the next render. */
    hasLines: () => latest.current.length > 0,
    replace: update,
  };
}

export type Count = ReturnType<typeof useCount>;

async function findProducts(company: string, code: string) {
  const number = code;
  const exact = await callStaff("GET /admin/stock", { company, query: { number } });
  if (!exact.ok) return undefined;
  if (exact.value.data.items.length > 0) return { exact: exact.value.data.items, similar: [] };
  const similar = await callStaff("GET /admin/stock", { company, query: { q: number, limit: MOST_SIMILAR } });
  return { exact: [], similar: similar.ok ? similar.value.data.items : [] };
}
