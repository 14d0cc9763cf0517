import type { StaffCustomerDto } from "@pecacerta/contract/admin/customer";
import { Button } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useState } from "react";
import { callStaff } from "../client/staff-call.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { customerTexts } from "../texts/customer-texts.ts";
import { BlockDialog, EraseDialog, UnblockDialog } from "./customer-dialogs.tsx";
import "./customers.css";

type CustomerProps = { customer: StaffCustomerDto };

/** Nothing for a member who may do none of it. */
export function CustomerActions({ customer }: CustomerProps) {
  const { permissions } = useStaffCompany();
  const [dialog, setDialog] = useState<"block" | "erase">();
  const close = () => setDialog(undefined);
  const canBlock = permissions.includes("orders.write");
  const canExport = permissions.includes("customers.export");
  const canErase = permissions.includes("customers.erase");
  if (!(canBlock || canExport || canErase)) return null;
  const StateDialog = customer.blocked ? UnblockDialog : BlockDialog;
  return (
    <Card title={customerTexts.actions}>
      <div className="grid justify-items-start gap-3">
        {canBlock ? (
          <Button variant="secondary" onClick={() => setDialog("block")}>
            {customer.blocked ? customerTexts.unblock : customerTexts.block}
          </Button>
        ) : null}
        {canExport ? <ExportButton customer={customer} /> : null}
        {canErase ? (
          <Button variant="quiet" className="customer-erase" onClick={() => setDialog("erase")}>
            {customerTexts.erase}
          </Button>
        ) : null}
      </div>
      {dialog === "block" ? <StateDialog customer={customer} onClose={close} /> : null}
      {dialog === "erase" ? <EraseDialog customer={customer} onClose={close} /> : null}
    </Card>
  );
}

function ExportButton({ customer: { id } }: CustomerProps) {
  const { slug: company } = useStaffCompany();
  const [isSending, setSending] = useState(false);
  async function download() {
    setSending(true);
    const result = await callStaff("POST /admin/customers/:id/export", { company, params: { id } });
    setSending(false);
    if (!result.ok) return toast.error(companyRefusalText(result.refusal));
    saveFile(customerTexts.exportFile(id), JSON.stringify(result.value.data, null, 2));
    toast.success(customerTexts.exported);
  }
  return (
    <div className="grid justify-items-start gap-1">
      <Button variant="secondary" aria-disabled={isSending} onClick={() => isSending || download()}>
        {isSending ? customerTexts.sending : customerTexts.export}
      </Button>
      <p className="note">{customerTexts.exportHint}</p>
    </div>
  );
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
