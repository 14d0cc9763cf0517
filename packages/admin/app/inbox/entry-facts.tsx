import type { InboxThreadDto } from "@pecacerta/contract/admin/inbox";
import { VERDICT_TONES } from "@pecacerta/rules/fitment";
import { formatMoney } from "@pecacerta/rules/money";
import { partIdentity } from "@pecacerta/rules/part-number";
import { Badge } from "@pecacerta/ui/badge.tsx";
import { Link } from "react-router";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { ProductLink } from "../product-listing/product-link.tsx";
import { inboxTexts, VEHICLE_VERDICTS } from "../texts/inbox-texts.ts";
import { EntrySubheading } from "./entry-subheading.tsx";
import { PartFitments } from "./part-fitments.tsx";

/** The product, what it serves if a question asks, and whether it serves the customer's vehicles. */
export function EntryFacts({ thread: { kind, product, vehicles, customerId } }: { thread: InboxThreadDto }) {
  const { slug, permissions } = useStaffCompany();
  if (!product && vehicles.length === 0 && !customerId) return null;
  return (
    <div className="panel grid gap-3 p-4">
      {product ? <ProductFacts product={product} /> : null}
      {product && kind === "questions" && permissions.includes("catalog.read") ? (
        <PartFitments company={slug} productId={product.id} />
      ) : null}
      {vehicles.length > 0 ? <Vehicles vehicles={vehicles} /> : null}
      {customerId ? (
        <Link to={`/${slug}/clientes/${customerId}`} className="small-link justify-self-start py-2">
          {inboxTexts.customer}
        </Link>
      ) : null}
    </div>
  );
}

const ProductFacts = ({ product }: { product: NonNullable<InboxThreadDto["product"]> }) => (
  <div className="grid gap-1">
    <EntrySubheading className="subtitle wrap-anywhere">
      <ProductLink id={product.id}>{product.name}</ProductLink>
    </EntrySubheading>
    <p className="fact-line">
      <span className="wrap-anywhere">{partIdentity(product)}</span>
      <b>{formatMoney(product.price)}</b>
      <span>{inboxTexts.stock(product.stock)}</span>
      {product.published ? (
        <a href={product.url} target="_blank" rel="noreferrer" className="link">
          {inboxTexts.seeInShop}
        </a>
      ) : (
        <Badge tone="warning">{inboxTexts.unpublished}</Badge>
      )}
    </p>
  </div>
);

const Vehicles = ({ vehicles }: Pick<InboxThreadDto, "vehicles">) => (
  <div className="grid gap-1">
    <EntrySubheading className="small strong">{inboxTexts.vehicles}</EntrySubheading>
    <ul className="grid gap-2">
      {vehicles.map(({ name, verdict, note }) => (
        <li key={name} className="small flex flex-wrap items-center gap-2">
          <span>{name}</span>
          <Badge tone={VERDICT_TONES[verdict]}>{VEHICLE_VERDICTS[verdict]}</Badge>
          {note ? <span className="muted wrap-anywhere">{note}</span> : null}
        </li>
      ))}
    </ul>
  </div>
);
