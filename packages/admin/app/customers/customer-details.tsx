import type { StaffCustomerDto } from "@pecacerta/contract/admin/customer";
import { Badge } from "@pecacerta/ui/badge.tsx";
import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { ArrowLeft, MessageCircle } from "@pecacerta/ui/icons.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { Link } from "react-router";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { customerTexts } from "../texts/customer-texts.ts";
import { formatDate } from "../texts/format-time.ts";
import { CustomerActions } from "./customer-actions.tsx";
import { CustomerAddresses, CustomerFacts, CustomerVehicles } from "./customer-facts.tsx";
import { CustomerBids, CustomerOrders, CustomerQuestions } from "./customer-history.tsx";
import { CustomerNotes } from "./customer-notes.tsx";
import "./customers.css";

/** Work on the left, data on the right; one below the other on a phone. */
export const CustomerDetails = ({ customer }: { customer: StaffCustomerDto }) => (
  <>
    <BackLink />
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h1 className="flex flex-wrap items-center gap-3 wrap-anywhere">
        {customer.name || customer.email}
        {customer.blocked ? <Badge tone="failure">{customerTexts.blocked}</Badge> : null}
      </h1>
      {customer.whatsapp ? (
        <ButtonLink
          variant="whatsapp"
          small
          href={`https://wa.me/${customer.whatsapp}`}
          target="_blank"
          rel="noreferrer"
        >
          <MessageCircle size={18} />
          {customerTexts.whatsapp}
        </ButtonLink>
      ) : null}
    </div>
    {customer.blocked ? (
      <Notice tone="warning">
        <p className="wrap-anywhere">
          {customerTexts.blockedSince(formatDate(customer.blocked.at))} {customer.blocked.reason}
        </p>
      </Notice>
    ) : null}
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_360px]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {customer.recentOrders ? <CustomerOrders orders={customer.recentOrders} total={customer.orders} /> : null}
        <CustomerNotes customer={customer} />
        <CustomerBids bids={customer.bids} />
        <CustomerQuestions questions={customer.questions} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <CustomerFacts customer={customer} />
        <CustomerVehicles vehicles={customer.vehicles} />
        <CustomerAddresses addresses={customer.addresses} />
        <CustomerActions customer={customer} />
      </div>
    </div>
  </>
);

function BackLink() {
  const { slug } = useStaffCompany();
  return (
    <Link to={`/${slug}/clientes`} className="action-link justify-self-start">
      <ArrowLeft size={16} />
      {customerTexts.back}
    </Link>
  );
}
