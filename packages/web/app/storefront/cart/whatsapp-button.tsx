import { MessageCircle } from "lucide-react";
import { useText } from "../../texts/text.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";
import { useCompany } from "../shell/company.ts";
import { useWhatsappLink } from "../shell/use-whatsapp-link.ts";

/** Opens a chat with the seller, `about` as the draft; a seller without a number says where to call instead. */
export function WhatsappButton({ about, label, wide }: { about: string; label: string; wide?: boolean }) {
  const text = useText();
  const { company } = useCompany();
  const link = useWhatsappLink(about);
  const inside = (
    <>
      <MessageCircle size={20} aria-hidden="true" />
      {label}
    </>
  );
  if (!link) {
    const warn = () => toast.warning(text("TEXT_TOAST_WHATSAPP_NOT_FOUND", { phone: company.telefone ?? "" }));
    return (
      <Button look="whatsapp" wide={wide} onClick={warn}>
        {inside}
      </Button>
    );
  }
  return (
    <ButtonLink look="whatsapp" wide={wide} href={link} target="_blank" rel="noopener noreferrer">
      {inside}
    </ButtonLink>
  );
}
