import { Notice } from "@pecacerta/ui/notice.tsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { scanTexts } from "../texts/scan-texts.ts";
import { createCodeDetector } from "./barcode-detector.ts";
import "./order-scan.css";

const LOOK_MS = 250;
const SAME_CODE_MS = 2000;

type CodeCameraProps = {
  formats: readonly string[];
  accepts: (code: string) => boolean;
  onCode: (code: string) => void;
  /** Goes on after a code. The same one counts again when it has been out of sight. */
  repeats?: boolean;
};

/** Films until it sees a code. */
export function CodeCamera({ formats, accepts, onCode, repeats = false }: CodeCameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const report = useEffectEvent(onCode);
  const isAccepted = useEffectEvent(accepts);
  const film = useEffectEvent((element: HTMLVideoElement, signal: AbortSignal) =>
    watchCodes(element, { formats, signal, isOnce: !repeats, accepts: isAccepted, onCode: report }),
  );
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const controller = new AbortController();
    film(element, controller.signal).catch(() => controller.signal.aborted || setFailed(true));
    return () => controller.abort();
  }, []);
  if (hasFailed) return <Notice tone="warning">{scanTexts.cameraFailed}</Notice>;
  return (
    <div className="grid gap-2">
      <p>{scanTexts.camera}</p>
      <video ref={video} muted playsInline className="scan-video w-full" />
    </div>
  );
}

type WatchOptions = Pick<CodeCameraProps, "formats" | "accepts" | "onCode"> & { signal: AbortSignal; isOnce: boolean };

async function watchCodes(
  video: HTMLVideoElement,
  { formats, accepts, onCode, signal, isOnce }: WatchOptions,
): Promise<void> {
  const detector = createCodeDetector(formats);
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  const seenAt = new Map<string, number>();
  try {
    video.srcObject = stream;
    await video.play();
    while (detector && !signal.aborted) {
      for (const { rawValue } of await detector.detect(video)) {
        const isNew = Date.now() - (seenAt.get(rawValue) ?? 0) > SAME_CODE_MS;
        seenAt.set(rawValue, Date.now());
        if (!isNew || !accepts(rawValue) || signal.aborted) continue;
        onCode(rawValue);
        if (isOnce) return;
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
