import { MessageCircle } from "lucide-react";
import { useText } from "../../texts/text.ts";
import { useWhatsappLink } from "./use-whatsapp-link.ts";

export function WhatsappFloat() {
  const text = useText();
  const link = useWhatsappLink();
  if (!link) return null;
  return (
    <a
      href={link}
      className="whatsapp-float"
      target="_blank"
      rel="noopener noreferrer"
      aria-label={text("TEXT_HELP_ON_WHATSAPP")}
    >
      <MessageCircle size={26} aria-hidden="true" />
    </a>
  );
}
