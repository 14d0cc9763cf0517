import { changeAttributeCall, createAttributeCall, deleteAttributeCall } from "./attributes.ts";
import { changeBrandCall, createBrandCall, deleteBrandCall, listStaffBrandsCall, mergeBrandCall } from "./brands.ts";
import {
  changeCategoryCall,
  createCategoryCall,
  deleteCategoryCall,
  listStaffCategoriesCall,
  moveCategoryCall,
} from "./categories.ts";
import {
  changeProductTypeCall,
  createProductTypeCall,
  deleteProductTypeCall,
  listProductTypesCall,
} from "./product-types.ts";

/** Of what products are ordered by: categories, brands, product types and attributes. */
export const catalogStructureCalls = {
  listCategories: listStaffCategoriesCall,
  createCategory: createCategoryCall,
  changeCategory: changeCategoryCall,
  moveCategory: moveCategoryCall,
  deleteCategory: deleteCategoryCall,
  listStaffBrands: listStaffBrandsCall,
  createBrand: createBrandCall,
  changeBrand: changeBrandCall,
  deleteBrand: deleteBrandCall,
  mergeBrand: mergeBrandCall,
  listProductTypes: listProductTypesCall,
  createProductType: createProductTypeCall,
  changeProductType: changeProductTypeCall,
  deleteProductType: deleteProductTypeCall,
  createAttribute: createAttributeCall,
  changeAttribute: changeAttributeCall,
  deleteAttribute: deleteAttributeCall,
} as const;
