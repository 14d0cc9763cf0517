import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { MessageCircle } from "@pecacerta/ui/icons.tsx";
import { useText } from "../../texts/text.ts";
import { useWhatsappLink } from "./use-whatsapp-link.ts";

/** A WhatsApp link for help; only where the company has a number. */
export function WhatsappHelpLink() {
  const text = useText();
  const link = useWhatsappLink();
  if (!link) return null;
  return (
    <ButtonLink variant="whatsapp" href={link} target="_blank" rel="noopener noreferrer">
      <MessageCircle size={20} />
      {text("TEXT_HELP_ON_WHATSAPP")}
    </ButtonLink>
  );
}
