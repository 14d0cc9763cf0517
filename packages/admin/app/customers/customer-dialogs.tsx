import type { StaffCustomerDto } from "@pecacerta/contract/admin/customer";
import { normalizeEmail } from "@pecacerta/rules/email";
import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { Field, LabeledControl } from "@pecacerta/ui/field.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useQueryClient } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { callStaff } from "../client/staff-call.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { ActionDialog } from "../order-actions/action-dialog.tsx";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { customerTexts } from "../texts/customer-texts.ts";
import { tooLongText } from "../texts/too-long-text.ts";
import { forgetCustomer, storeCustomer } from "./customer-queries.ts";

type CustomerDialogProps = { customer: StaffCustomerDto; onClose: () => void };

const nameOf = ({ name, email }: StaffCustomerDto): string => name || email;

export function BlockDialog({ customer, onClose }: CustomerDialogProps) {
  const { id } = customer;
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  const { fields, ...form } = useValidatedForm<"reason">({
    initial: { reason: "" },
    validate: ({ reason }): { reason?: string } => (reason.trim() === "" ? { reason: "ERROR_FORM_REQUIRED" } : {}),
    async send(body) {
      const result = await callStaff("POST /admin/customers/:id/block", { company, params: { id }, body });
      if (!result.ok) return result;
      storeCustomer(client, company, result.value.data);
      toast.success(customerTexts.blockDone);
      onClose();
      return result;
    },
  });
  const { error, ...field } = fields.field("reason");
  return (
    <ActionDialog
      {...form}
      title={customerTexts.blockTitle(nameOf(customer))}
      submitLabel={customerTexts.block}
      onClose={onClose}
    >
      <p>{customerTexts.blockIntro}</p>
      <LabeledControl
        label={customerTexts.blockReason}
        error={tooLongText(field.value, STAFF_TEXT_LIMITS.reason) ?? (error && companyRefusalText(error))}
      >
        {(control) => <textarea {...field} {...control} rows={2} required className="input" />}
      </LabeledControl>
    </ActionDialog>
  );
}

export function UnblockDialog({ customer, onClose }: CustomerDialogProps) {
  const { id } = customer;
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  const form = useValidatedForm<never>({
    initial: {},
    validate: () => ({}),
    async send() {
      const result = await callStaff("POST /admin/customers/:id/unblock", { company, params: { id } });
      if (!result.ok) return result;
      storeCustomer(client, company, result.value.data);
      toast.success(customerTexts.unblockDone);
      onClose();
      return result;
    },
  });
  return (
    <ActionDialog
      {...form}
      title={customerTexts.unblockTitle(nameOf(customer))}
      submitLabel={customerTexts.unblock}
      onClose={onClose}
    >
      <p>{customerTexts.unblockIntro}</p>
    </ActionDialog>
  );
}

export function EraseDialog({ customer, onClose }: CustomerDialogProps) {
  const { id } = customer;
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { fields, ...form } = useValidatedForm<"email">({
    initial: { email: "" },
    validate: ({ email }): { email?: string } =>
      normalizeEmail(email) === customer.email ? {} : { email: "ERROR_FORM_INVALID" },
    async send(body) {
      const result = await callStaff("POST /admin/customers/:id/erase", { company, params: { id }, body });
      if (!result.ok) return result;
      toast.success(customerTexts.eraseDone);
      // What is typed in an open dialog would keep the page from being left.
      flushSync(onClose);
      await navigate(`/${company}/clientes`, { replace: true });
      forgetCustomer(client, company, id);
      return result;
    },
  });
  const { error, ...field } = fields.field("email");
  return (
    <ActionDialog
      {...form}
      title={customerTexts.eraseTitle(nameOf(customer))}
      submitLabel={customerTexts.erase}
      onClose={onClose}
    >
      <p>{customerTexts.eraseIntro}</p>
      <Field
        {...field}
        label={customerTexts.eraseConfirmation(customer.email)}
        error={error && customerTexts.eraseMismatch}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </ActionDialog>
  );
}
