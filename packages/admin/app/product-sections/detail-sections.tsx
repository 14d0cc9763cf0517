import { AttributesSection } from "./attributes-section.tsx";
import { FiscalSection } from "./fiscal-section.tsx";
import { FitmentsSection } from "./fitments-section.tsx";
import { ImagesSection } from "./images-section.tsx";
import { InternalSection } from "./internal-section.tsx";
import { NumbersSection } from "./numbers-section.tsx";
import { OptionsSection } from "./options-section.tsx";
import { SearchSection } from "./search-section.tsx";
import { StockSection } from "./stock-section.tsx";
import { TextSection } from "./text-section.tsx";

/** All but what is needed at first: it is loaded after the page. */
export const DetailSections = () => (
  <>
    <StockSection />
    <FitmentsSection />
    <NumbersSection />
    <ImagesSection />
    <AttributesSection />
    <OptionsSection />
    <TextSection />
    <FiscalSection />
    <SearchSection />
    <InternalSection />
  </>
);
