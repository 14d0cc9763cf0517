import type { StaffHomeDto } from "@pecacerta/contract/admin/home";
import { partIdentity } from "@pecacerta/rules/part-number";
import { Card } from "@pecacerta/ui/card.tsx";
import { Link } from "react-router";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { homeTexts } from "../texts/home-texts.ts";
import "./home.css";

export function LowStock({ lowStock: { items, total } }: Pick<StaffHomeDto, "lowStock">) {
  const { slug } = useStaffCompany();
  return (
    <Card
      title={homeTexts.lowStock}
      aside={
        <Link to={`/${slug}/estoque`} className="small-link">
          {homeTexts.allStock}
        </Link>
      }
    >
      {items.length === 0 ? (
        <p className="muted">{homeTexts.noLowStock}</p>
      ) : (
        <p className="note mb-2">{homeTexts.lowStockHint}</p>
      )}
      <ul className="divided grid">
        {items.map(({ id, onHand, ...part }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-2">
            <span className="wrap-anywhere">
              {part.name}
              <span className="note block">{partIdentity(part)}</span>
            </span>
            <span className="strong low-stock-left">{homeTexts.onHand(onHand)}</span>
          </li>
        ))}
      </ul>
      {total > items.length ? <p className="note">{homeTexts.moreLowStock(total - items.length)}</p> : null}
    </Card>
  );
}
