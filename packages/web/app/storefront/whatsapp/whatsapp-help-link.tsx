import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { MessageCircle } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import { useWhatsappLink } from "./use-whatsapp-link.ts";

/** A WhatsApp link for help; only where the company has a number. */
export function WhatsappHelpLink() {
  const link = useWhatsappLink();
  if (!link) return null;
  return (
    <ButtonLink variant="whatsapp" href={link} target="_blank" rel="noopener noreferrer">
      <MessageCircle size={20} />
      {m.help_on_whatsapp()}
    </ButtonLink>
  );
}
