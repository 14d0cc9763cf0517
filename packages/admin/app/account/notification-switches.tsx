import type { StaffCompanyDto } from "@pecacerta/contract/admin/staff";
import { offeredNotifications, type StaffNotification } from "@pecacerta/rules/staff-notification";
import { Card } from "@pecacerta/ui/card.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callUser } from "../client/user-call.ts";
import { reportResult } from "../member/report-result.ts";
import { STAFF_USER_KEY, useStaffUser } from "../member/use-staff-user.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { staffRefusalText } from "../texts/staff-refusal-text.ts";
import "./account.css";

const offeredBy = ({ permissions, supportUntil }: StaffCompanyDto): StaffNotification[] =>
  supportUntil === null ? offeredNotifications(new Set(permissions)) : [];

/** Shows what each of the user's companies mails about. */
export function NotificationSwitches() {
  const companies = useStaffUser().companies.filter((company) => offeredBy(company).length > 0);
  if (companies.length === 0) return null;
  return (
    <Card title={accountTexts.notificationsTitle}>
      {companies.map((company) => (
        <fieldset key={company.slug}>
          <legend className="account-item-name">{company.name}</legend>
          {offeredBy(company).map((notification) => (
            <NotificationSwitch key={notification} company={company} notification={notification} />
          ))}
        </fieldset>
      ))}
    </Card>
  );
}

function NotificationSwitch({ company, notification }: { company: StaffCompanyDto; notification: StaffNotification }) {
  const { isSending, save } = useNotificationSwitch(company.slug, notification);
  return (
    <label className="account-switch flex items-center gap-3">
      <input
        type="checkbox"
        className="checkbox shrink-0"
        checked={company.notifications.includes(notification)}
        aria-disabled={isSending}
        onChange={({ target }) => save(target.checked)}
      />
      {accountTexts.notifications[notification]}
    </label>
  );
}

function useNotificationSwitch(company: string, notification: StaffNotification) {
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);
  const save = async (sent: boolean) => {
    if (isSending) return;
    setSending(true);
    const result = await callUser("PATCH /admin/me/notifications", { body: { company, notification, sent } });
    setSending(false);
    if (result.ok) queryClient.setQueryData(STAFF_USER_KEY, result.value.data);
    reportResult(result, accountTexts.notificationsSaved, staffRefusalText);
  };
  return { isSending, save };
}
