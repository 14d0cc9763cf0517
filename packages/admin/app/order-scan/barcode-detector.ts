type DetectedCode = { rawValue: string };

export type CodeDetector = { detect: (source: HTMLVideoElement) => Promise<DetectedCode[]> };

type DetectorConstructor = new (options: { formats: string[] }) => CodeDetector;

const constructorOf = (): DetectorConstructor | undefined =>
  (globalThis as { BarcodeDetector?: DetectorConstructor }).BarcodeDetector;

/** TypeScript does not know this part of browsers, which Firefox and Safari lack. */
export const hasBarcodeDetector = (): boolean => constructorOf() !== undefined && "mediaDevices" in navigator;

export function createCodeDetector(formats: readonly string[]): CodeDetector | undefined {
  const Detector = constructorOf();
  return Detector && new Detector({ formats: [...formats] });
}
