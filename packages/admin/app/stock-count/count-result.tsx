import { partName } from "@pecacerta/rules/part-number";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { Link } from "react-router";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { countTexts } from "../texts/stock-count-texts.ts";
import type { CountResult } from "./use-save-count.ts";

/** What the last save changed, with the balances as the server has them. */
export function CountResultNotice({ result: { saved, refused, isReceiving } }: { result: CountResult }) {
  const { slug } = useStaffCompany();
  const different = saved.filter(({ quantity }) => quantity !== 0);
  const pieces = saved.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className="grid gap-2">
      {saved.length > 0 ? (
        <Notice tone="success">
          <div className="grid gap-2 wrap-anywhere">
            <p className="strong">
              {isReceiving
                ? countTexts.received(saved.length, pieces)
                : countTexts.counted(saved.length, different.length)}
            </p>
            <ul className="bullets">
              {different.map(({ product_id, quantity, balance, ...part }) => (
                <li key={product_id}>{countTexts.result(partName(part), quantity, balance ?? 0)}</li>
              ))}
            </ul>
            <Link to={`/${slug}/estoque/movimentos`}>{countTexts.seeLedger}</Link>
          </div>
        </Notice>
      ) : null}
      {refused > 0 ? <Notice tone="failure">{countTexts.refused(refused)}</Notice> : null}
    </div>
  );
}
