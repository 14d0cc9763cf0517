import { Navigate } from "react-router";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { useInbox } from "./inbox-context.ts";
import { entryPath } from "./inbox-filter.ts";

/** Beside the list, its first entry opens by itself: of those that wait, the oldest. */
export default function OldestEntryPage() {
  const { slug } = useStaffCompany();
  const { list, filter, isWide } = useInbox();
  const [first] = list.query.isPlaceholderData ? [] : list.rows;
  if (!isWide || !first) return null;
  return <Navigate to={entryPath(slug, first, filter)} state={{ focusesAnswer: true }} replace />;
}
