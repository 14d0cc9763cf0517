import type { MissingPartDto } from "@pecacerta/contract/search-omissions";
import type { ReactNode } from "react";
import { m } from "#messages";
import { useWhatsappLink } from "../whatsapp/use-whatsapp-link.ts";

/** Says that the shop has no such part, or none for the vehicle, with the words that were typed. */
export const missingPartText = ({ part, vehicle }: MissingPartDto): string => {
  if (vehicle === "") return m.not_found_produtos_from_search({ term: part });
  const quotedVehicle = m.quoted_term({ term: vehicle });
  return part === ""
    ? m.parts_missing({ vehicle: quotedVehicle })
    : m.part_missing({ part: m.quoted_term({ term: part }), vehicle: quotedVehicle });
};

/** Says that the products of the part, which are shown, state no such vehicle. */
export const unstatedPartText = ({ part, vehicle, fits_others: fitsOthers }: MissingPartDto): string =>
  [
    m.part_not_stated({ part: m.quoted_term({ term: part }), vehicle: m.quoted_term({ term: vehicle }) }),
    fitsOthers ? m.other_vehicles_stated() : m.vehicle_not_stated(),
  ].join(" ");

/** Links to the shop's WhatsApp, or to its contact page without a number. */
export function AskForPartLink({ term, className, icon }: { term: string; className: string; icon?: ReactNode }) {
  const whatsapp = useWhatsappLink(m.ask_for_part({ term }), []);
  return whatsapp ? (
    <a href={whatsapp} className={className} target="_blank" rel="noopener noreferrer">
      {icon}
      {m.ask_seller()}
    </a>
  ) : (
    <a href="/contact-us" className={className}>
      {icon}
      {m.ask_for_missing_part()}
    </a>
  );
}
