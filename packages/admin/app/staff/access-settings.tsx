import type { AccessSettingsDto } from "@pecacerta/contract/admin/access-settings";
import { MAX_IDLE_MINUTES, MIN_IDLE_MINUTES } from "@pecacerta/rules/permission";
import { Button } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { SelectField } from "@pecacerta/ui/field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callStaff } from "../client/staff-call.ts";
import { refusalOf, unwrapStaffCall } from "../client/staff-queries.ts";
import { reportResult } from "../member/report-result.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { STAFF_USER_KEY } from "../member/use-staff-user.ts";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { staffTexts } from "../texts/staff-texts.ts";
import "./staff.css";

const IDLE_CHOICES = [MIN_IDLE_MINUTES, 30, 60, 120, 240, MAX_IDLE_MINUTES];

const settingsKey = (company: string) => ["access-settings", company] as const;

export function AccessSettings() {
  const { slug: company } = useStaffCompany();
  const { data: settings, error } = useQuery({
    queryKey: settingsKey(company),
    queryFn: async ({ signal }) =>
      (await unwrapStaffCall(callStaff("GET /admin/settings/admin", { company, signal }))).data,
  });
  return (
    <Card title={staffTexts.accessTitle}>
      {settings ? (
        <AccessSettingsForm settings={settings} />
      ) : error ? (
        <Notice tone="failure">{companyRefusalText(refusalOf(error))}</Notice>
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
    </Card>
  );
}

function AccessSettingsForm({ settings }: { settings: AccessSettingsDto }) {
  const [secondFactor, setSecondFactor] = useState(settings.secondFactor);
  const { fields, refusal, isSending, submit } = useAccessForm(settings, secondFactor);
  const choices = [...new Set([...IDLE_CHOICES, settings.idleMinutes])].toSorted((one, other) => one - other);
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {refusal ? <Notice tone="failure">{companyRefusalText(refusal)}</Notice> : null}
      <SelectField
        id="access-idle"
        name="idleMinutes"
        label={staffTexts.idle}
        hint={staffTexts.idleHint}
        value={fields.values.idleMinutes}
        onChange={({ target }) => fields.change({ idleMinutes: target.value })}
      >
        {choices.map((minutes) => (
          <option key={minutes} value={minutes}>
            {staffTexts.idleTime(minutes)}
          </option>
        ))}
      </SelectField>
      <label className="staff-permission flex items-center gap-3">
        <input
          type="checkbox"
          className="checkbox shrink-0"
          checked={secondFactor}
          onChange={({ target }) => setSecondFactor(target.checked)}
        />
        <span>
          {staffTexts.factorForAll}
          <span className="note block">{staffTexts.factorHint}</span>
        </span>
      </label>
      <Button type="submit" variant="secondary" className="justify-self-start" aria-disabled={isSending}>
        {isSending ? staffTexts.saving : staffTexts.save}
      </Button>
    </form>
  );
}

function useAccessForm(settings: AccessSettingsDto, secondFactor: boolean) {
  const { slug: company } = useStaffCompany();
  const queryClient = useQueryClient();
  return useValidatedForm<"idleMinutes">({
    initial: { idleMinutes: String(settings.idleMinutes) },
    validate: () => ({}),
    async send({ idleMinutes }) {
      const body = { idleMinutes: Number(idleMinutes), secondFactor };
      const result = await callStaff("PATCH /admin/settings/admin", { company, body });
      if (!result.ok) return result;
      queryClient.setQueryData(settingsKey(company), result.value.data);
      reportResult(result, staffTexts.accessSaved);
      await queryClient.invalidateQueries({ queryKey: STAFF_USER_KEY });
      return result;
    },
  });
}
