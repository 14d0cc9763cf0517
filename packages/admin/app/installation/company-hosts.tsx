import type { InstallationCompanyDto } from "@pecacerta/contract/admin/installation";
import { isHostName } from "@pecacerta/rules/company";
import { Button } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { callUser } from "../client/user-call.ts";
import { installationRefusalText } from "../texts/installation-refusal-text.ts";
import { installationTexts } from "../texts/installation-texts.ts";
import { useShowCompany } from "./installation-queries.ts";

export function CompanyHosts({ company }: { company: InstallationCompanyDto }) {
  const { slug, hosts } = company;
  return (
    <Card title={installationTexts.hosts}>
      <p className="muted mb-4">{hosts.length === 0 ? installationTexts.noHosts : installationTexts.hostsText}</p>
      <ul className="divided mb-4">
        {hosts.map((host) => (
          <HostRow key={host} slug={slug} host={host} />
        ))}
      </ul>
      <AddHostForm slug={slug} />
    </Card>
  );
}

function HostRow({ slug, host }: { slug: string; host: string }) {
  const show = useShowCompany();
  async function remove() {
    const params = { slug, host };
    const result = await callUser("DELETE /admin/installation/companies/:slug/hosts/:host", { params });
    if (result.ok) {
      toast.success(installationTexts.hostRemoved(host));
      await show(result.value.data);
    } else if (result.refusal !== "FRESH_SIGN_IN_NEEDED") toast.error(installationRefusalText(result.refusal));
  }
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <span className="wrap-anywhere">{host}</span>
      <Button variant="quiet" small aria-label={installationTexts.removeHost(host)} onClick={remove}>
        {installationTexts.remove}
      </Button>
    </li>
  );
}

function AddHostForm({ slug }: { slug: string }) {
  const { fields, refusal, isSending, submit } = useAddHostForm(slug);
  const { field, errors } = fields;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {refusal ? <Notice tone="failure">{installationRefusalText(refusal)}</Notice> : null}
      <Field
        {...field("host")}
        label={installationTexts.host}
        hint={installationTexts.hostHint}
        error={errors.host && installationRefusalText(errors.host)}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Button type="submit" variant="secondary" className="justify-self-start" aria-disabled={isSending}>
        {isSending ? installationTexts.sending : installationTexts.addHost}
      </Button>
    </form>
  );
}

function useAddHostForm(slug: string) {
  const show = useShowCompany();
  const form = useValidatedForm<"host">({
    initial: { host: "" },
    validate({ host }) {
      if (host.trim() === "") return { host: "ERROR_FORM_REQUIRED" };
      return isHostName(host.trim().toLowerCase()) ? {} : { host: "ERROR_FORM_INVALID" };
    },
    async send(body) {
      const result = await callUser("POST /admin/installation/companies/:slug/hosts", { params: { slug }, body });
      if (!result.ok) return result.refusal === "HOST_TAKEN" ? { ...result, errors: { host: "HOST_TAKEN" } } : result;
      toast.success(installationTexts.hostAdded(body.host));
      form.fields.change({ host: "" });
      await show(result.value.data);
      return result;
    },
  });
  return form;
}
