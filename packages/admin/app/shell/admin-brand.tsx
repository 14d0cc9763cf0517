import { shellTexts } from "../texts/shell-texts.ts";
import "./admin-brand.css";

export const AdminBrand = () => (
  <p className="admin-brand flex items-center gap-2">
    <img src="/icons/theme-blue.svg" alt="" width={28} height={28} />
    <span>
      {shellTexts.brand} <span className="admin-brand-part">{shellTexts.admin}</span>
    </span>
  </p>
);
