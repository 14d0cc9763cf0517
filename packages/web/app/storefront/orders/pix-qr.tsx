import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { useEffect, useState } from "react";
import { m } from "#messages";
import { type QrModules, qrPath } from "./qr-path.ts";
import "./pix-qr.css";

const QUIET_ZONE = 4;

/** The QR library is loaded only for a Pix payment. */
export function PixQr({ code }: { code: string }) {
  const modules = useModules(code);
  if (!modules) return <Skeleton className="aspect-[1] w-52 max-w-full" />;
  const viewBoxSize = modules.size + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={m.pix_qr()}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${viewBoxSize} ${viewBoxSize}`}
      shapeRendering="crispEdges"
      className="pix-qr aspect-[1] w-52 max-w-full"
    >
      <path d={qrPath(modules)} fill="#000" />
    </svg>
  );
}

function useModules(code: string): QrModules | undefined {
  const [modules, setModules] = useState<QrModules>();
  useEffect(() => {
    let isCurrent = true;
    import("qrcode").then((library) => {
      const { create } = library.default ?? library;
      if (isCurrent) setModules(create(code, { errorCorrectionLevel: "M" }).modules);
    });
    return () => {
      isCurrent = false;
    };
  }, [code]);
  return modules;
}
