import type { WhatsappProduct } from "@pecacerta/rules/whatsapp";
import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { MessageCircle } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import { useWhatsappLink } from "./use-whatsapp-link.ts";

/** For those who would rather buy from a person than open an account; only where the company has a number. */
export function WhatsappBuyLink({ message, products }: { message: string; products: readonly WhatsappProduct[] }) {
  const link = useWhatsappLink(message, products);
  if (!link) return null;
  return (
    <ButtonLink variant="secondary" wide href={link} target="_blank" rel="noopener noreferrer">
      <MessageCircle size={20} />
      {m.buy_on_whatsapp()}
    </ButtonLink>
  );
}
