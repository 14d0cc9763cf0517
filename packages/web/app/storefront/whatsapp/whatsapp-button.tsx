import type { WhatsappProduct } from "@pecacerta/rules/whatsapp";
import { Button, ButtonLink } from "@pecacerta/ui/button.tsx";
import { MessageCircle } from "@pecacerta/ui/icons.tsx";
import { openLink } from "@pecacerta/ui/open-link.ts";
import { toast } from "@pecacerta/ui/toast.ts";
import { useCompany } from "../companies/use-company.ts";
import { noWhatsappMessage } from "./no-whatsapp-message.ts";
import { useWhatsappLink } from "./use-whatsapp-link.ts";

type Props = { message: string; products?: readonly WhatsappProduct[]; label: string; wide?: boolean };

/** Opens a chat with `message` as its draft. A company without WhatsApp shows its phone number. */
export function WhatsappButton({ message, products, label, wide }: Props) {
  const { company } = useCompany();
  const link = useWhatsappLink(message, products);
  const content = (
    <>
      <MessageCircle size={20} />
      {label}
    </>
  );
  if (!link) {
    const warn = () => toast.warning(noWhatsappMessage(company));
    return (
      <Button variant="whatsapp" wide={wide} onClick={() => openLink(link, warn)}>
        {content}
      </Button>
    );
  }
  return (
    <ButtonLink variant="whatsapp" wide={wide} href={link} target="_blank" rel="noopener noreferrer">
      {content}
    </ButtonLink>
  );
}
