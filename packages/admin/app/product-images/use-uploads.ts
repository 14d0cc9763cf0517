import type { StaffImageDto } from "@pecacerta/contract/admin/images";
import { MAX_IMAGE_FILE_BYTES } from "@pecacerta/rules/image-upload";
import { useEffect, useState } from "react";
import type { StaffCallFailure } from "../client/send-staff-call.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { imageRefusalText, TOO_LARGE_FILE } from "../texts/image-texts.ts";
import { useUnsavedChanges } from "../unsaved/use-unsaved-changes.ts";
import { sendImage } from "./send-image.ts";
import { sendWithRetries } from "./send-with-retries.ts";
import { shrinkPhoto } from "./shrink-photo.ts";
import { useLatest } from "./use-latest.ts";

export type Upload = {
  id: number;
  file: File;
  /** From 0 to 1, of the bytes. */
  sent: number;
  attempt: number;
  /** The server was busy and is asked again soon. */
  isPaused?: boolean;
  failure?: { text: string; canRetry: boolean };
};

export type Uploads = {
  uploads: readonly Upload[];
  activeId: number | undefined;
  add: (files: readonly File[]) => void;
  retry: (id: number) => void;
  remove: (id: number) => void;
};

type UploadOptions = {
  onStored: (image: StaffImageDto, file: File) => void;
};

let lastId = 0;

/** Sends one file after another, so that the images come in the order of the files. */
export function useUploads(options: UploadOptions): Uploads {
  const { slug: company } = useStaffCompany();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const latest = useLatest(options);
  const active = uploads.find(({ failure }) => !failure);
  const change = (id: number, fields: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...fields } : upload)));
  const remove = (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id));
  useUnsavedChanges(uploads.some(({ failure }) => failure?.canRetry ?? true));

  // biome-ignore lint/correctness/useExhaustiveDependencies: progress changes the upload, but starts nothing.
  useEffect(() => {
    if (!active) return;
    const { id, file } = active;
    const stopping = new AbortController();
    const send = async () => {
      change(id, { isPaused: false });
      const smaller = await shrinkPhoto(file);
      return sendImage(smaller, {
        company,
        name: file.name,
        signal: stopping.signal,
        onProgress: (sent) => stopping.signal.aborted || change(id, { sent }),
      });
    };
    const onPause = () => change(id, { isPaused: true, sent: 0 });
    sendWithRetries(send, { signal: stopping.signal, onPause }).then((result) => {
      if (stopping.signal.aborted) return;
      if (!result.ok) return change(id, { failure: failureOf(result) });
      remove(id);
      latest.current.onStored(result.value, file);
    });
    return () => stopping.abort();
  }, [company, active?.id, active?.attempt]);

  return {
    uploads,
    activeId: active?.id,
    add: (files) => setUploads((all) => [...all, ...files.map(toUpload)]),
    retry: (id) =>
      setUploads((all) =>
        all.map((upload) =>
          upload.id === id ? { ...toUpload(upload.file), id, attempt: upload.attempt + 1 } : upload,
        ),
      ),
    remove,
  };
}

function toUpload(file: File): Upload {
  const isTooLarge = file.size > MAX_IMAGE_FILE_BYTES;
  const failure = { text: TOO_LARGE_FILE, canRetry: false };
  return { id: ++lastId, file, sent: 0, attempt: 0, ...(isTooLarge && { failure }) };
}

/** What the file is to blame for would be refused again. */
const failureOf = (result: StaffCallFailure) => ({
  text: imageRefusalText(result),
  canRetry: result.status !== 422 && result.status !== 413,
});
