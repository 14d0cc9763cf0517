import { Share2 } from "@pecacerta/ui/icons.tsx";
import { SelectedText } from "@pecacerta/ui/selected-text.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useCopy } from "@pecacerta/ui/use-copy.ts";
import { useHydrated } from "@pecacerta/ui/use-hydrated.ts";
import { m } from "#messages";

export function ShareButton({ title }: { title: string }) {
  const isAlive = useHydrated();
  const { copy, source, refused } = useCopy<HTMLTextAreaElement>();
  const share = async () => {
    const { sharePage } = await import("./share-page.ts");
    const url = await sharePage(title);
    if (url !== undefined && (await copy(url))) toast.success(m.toast_link_copied());
  };
  return (
    <>
      <button
        type="button"
        className="action-link"
        disabled={!isAlive}
        onClick={() => void share().catch(() => undefined)}
      >
        <Share2 size={18} />
        {m.share()}
      </button>
      {refused === null ? null : <SelectedText ref={source} text={refused} label={m.copy_refused()} />}
    </>
  );
}
