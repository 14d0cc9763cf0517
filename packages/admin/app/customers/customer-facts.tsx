import type { StaffCustomerDto } from "@pecacerta/contract/admin/customer";
import { formatMakeName } from "@pecacerta/rules/model-name";
import { formatMoney } from "@pecacerta/rules/money";
import { formatPhone, telUri } from "@pecacerta/rules/phone";
import { formatPostcode } from "@pecacerta/rules/postcode";
import { ZERO_KM_YEAR } from "@pecacerta/rules/vehicle";
import { Badge } from "@pecacerta/ui/badge.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import type { ReactNode } from "react";
import { customerTexts } from "../texts/customer-texts.ts";
import { formatDate } from "../texts/format-time.ts";
import { formatInteger } from "../texts/list-texts.ts";
import "./customers.css";

export const CustomerFacts = ({ customer }: { customer: StaffCustomerDto }) => (
  <Card title={customerTexts.facts}>
    <dl className="customer-facts grid gap-3">
      <Fact name={customerTexts.email}>
        <a href={`mailto:${customer.email}`} className="link wrap-anywhere">
          {customer.email}
        </a>
        {customer.emailConfirmed ? null : (
          <span className="customer-unconfirmed block">{customerTexts.unconfirmed}</span>
        )}
      </Fact>
      <Fact name={customerTexts.phone}>
        {customer.phone ? (
          <a href={telUri(customer.phone)} className="link">
            {formatPhone(customer.phone)}
          </a>
        ) : (
          customerTexts.none
        )}
      </Fact>
      <Fact name={customerTexts.cpf}>{customer.cpf || customerTexts.none}</Fact>
      <Fact name={customerTexts.since}>{formatDate(customer.createdAt)}</Fact>
      <Fact name={customerTexts.orders}>{formatInteger(customer.orders)}</Fact>
      <Fact name={customerTexts.spent}>{formatMoney(customer.spent)}</Fact>
    </dl>
  </Card>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

export const CustomerAddresses = ({ addresses }: Pick<StaffCustomerDto, "addresses">) => (
  <Card title={customerTexts.addresses}>
    {addresses.length === 0 ? <p className="muted">{customerTexts.noAddresses}</p> : null}
    <ul className="divided grid grid-cols-[minmax(0,1fr)]">
      {addresses.map((address) => (
        <li key={address.id} className="py-2">
          <p className="flex flex-wrap items-center gap-2">
            {`${address.firstName} ${address.lastName}`.trim()}
            {address.default ? <Badge>{customerTexts.defaultAddress}</Badge> : null}
          </p>
          <p className="note">
            {[address.address1, address.address2, `${address.city}/${address.state}`, formatPostcode(address.postcode)]
              .filter(Boolean)
              .join(", ")}
          </p>
        </li>
      ))}
    </ul>
  </Card>
);

export const CustomerVehicles = ({ vehicles }: Pick<StaffCustomerDto, "vehicles">) => (
  <Card title={customerTexts.vehicles}>
    {vehicles.length === 0 ? <p className="muted">{customerTexts.noVehicles}</p> : null}
    <ul className="divided grid grid-cols-[minmax(0,1fr)]">
      {vehicles.map(({ id, make, family, model, year, engine, fuel }) => (
        <li key={id} className="py-2">
          <p>{`${formatMakeName(make)} ${family} ${year === ZERO_KM_YEAR ? "0 km" : year}`}</p>
          <p className="note">{[model || customerTexts.anyVersion, engine, fuel].filter(Boolean).join(" · ")}</p>
        </li>
      ))}
    </ul>
  </Card>
);
