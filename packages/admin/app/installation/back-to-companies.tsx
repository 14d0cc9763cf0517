import { ChevronLeft } from "@pecacerta/ui/icons.tsx";
import { Link } from "react-router";
import { installationTexts } from "../texts/installation-texts.ts";

export const BackToCompanies = () => (
  <Link to="/instalacao" className="button button-quiet button-small justify-self-start">
    <ChevronLeft size={16} />
    {installationTexts.back}
  </Link>
);
