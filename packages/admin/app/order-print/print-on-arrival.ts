import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

const MAX_WAIT_MS = 2000;

/** Opens the print dialog once after "Imprimir" was pressed elsewhere, when images are there; not after a reload. */
export function PrintOnArrival(): null {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isRequested = (state as { print?: boolean } | null)?.print === true;
  useEffect(() => {
    if (!isRequested) return;
    let isOver = false;
    const images = [...document.querySelectorAll<HTMLImageElement>("main img")];
    const decoded = Promise.allSettled(images.map((image) => image.decode()));
    // A browser without images never decodes them.
    const waited = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
    Promise.race([decoded, waited]).then(() => {
      if (isOver) return;
      navigate(pathname + search, { replace: true, state: null, preventScrollReset: true });
      window.print();
    });
    return () => {
      isOver = true;
    };
  }, [isRequested, pathname, search, navigate]);
  return null;
}
