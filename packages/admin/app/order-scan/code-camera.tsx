import { ORDER_NUMBER_PATTERN } from "@pecacerta/rules/order";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { scanTexts } from "../texts/scan-texts.ts";
import { createCodeDetector } from "./barcode-detector.ts";
import "./order-scan.css";

const LOOK_MS = 250;

/** Films until it sees the code of an order. */
export function CodeCamera({ onCode }: { onCode: (number: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const report = useEffectEvent(onCode);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const controller = new AbortController();
    findCode(element, controller.signal).then(
      (number) => number && report(number),
      () => controller.signal.aborted || setFailed(true),
    );
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

async function findCode(video: HTMLVideoElement, signal: AbortSignal): Promise<string | undefined> {
  const detector = createCodeDetector();
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  try {
    video.srcObject = stream;
    await video.play();
    while (detector && !signal.aborted) {
      const codes = await detector.detect(video);
      const code = codes.find(({ rawValue }) => ORDER_NUMBER_PATTERN.test(rawValue));
      if (code) return code.rawValue;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    return undefined;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
