import { confirmEmailCall, recoverPasswordCall, resetPasswordCall } from "./account-links.ts";
import { currentUserCall, loginCall, logoutCall, registerCall } from "./accounts.ts";
import {
  addAddressCall,
  getAddressCall,
  getDefaultAddressCall,
  listAddressesCall,
  removeAddressCall,
  updateAddressCall,
} from "./addresses.ts";
import { acceptCounterBidCall, createBidCall, listBidsCall, listProductBidsCall, withdrawBidCall } from "./bids.ts";
import { listBlogCategoriesCall, listLatestPostsCall } from "./blog.ts";
import { listBrandsCall } from "./brands.ts";
import { addToCartCall, getCartCall, replaceCartCall } from "./cart.ts";
import { getCategoryCall, listCategoriesCall } from "./categories.ts";
import { checkoutCall } from "./checkout.ts";
import { getCompanyCall } from "./companies.ts";
import { sendContactMessageCall } from "./contact.ts";
import { listCountriesCall } from "./countries.ts";
import { judgeFitmentCall } from "./fitment.ts";
import { addVehicleCall, listGarageCall, removeVehicleByGetCall, removeVehicleCall } from "./garage.ts";
import { listProductsCall } from "./listing.ts";
import { confirmNewsletterCall, subscribeCall, unsubscribeCall } from "./newsletter.ts";
import {
  cancelOrderCall,
  getOrderByNumberCall,
  getOrderByTokenCall,
  getOrderByUuidCall,
  listOrdersCall,
  reorderCall,
  trackOrderCall,
} from "./orders.ts";
import { lookUpPostcodeCall } from "./postcodes.ts";
import {
  getPriceTableVehicleCall,
  listPriceTableFamiliesCall,
  listPriceTableMakesCall,
  listPriceTableModelsCall,
  listPriceTableYearsCall,
} from "./price-table.ts";
import { deleteAccountCall, exportAccountCall } from "./privacy.ts";
import {
  getProductBySlugCall,
  getProductByUuidCall,
  listAllProductsCall,
  listAnalogProductsCall,
  listBestsellersCall,
  listFeaturedProductsCall,
  listLatestProductsCall,
  listNewArrivalsCall,
  listPopularProductsCall,
  listRelatedProductsCall,
  listSaleProductsCall,
  listTopRatedProductsCall,
} from "./products.ts";
import { changePasswordCall, chooseReviewMailsCall, sendConfirmationCall, updateProfileCall } from "./profile.ts";
import { addQuestionCall, listQuestionsCall } from "./questions.ts";
import { addReviewCall, listReviewsCall } from "./reviews.ts";
import { searchProductsCall, suggestSearchCall } from "./search.ts";
import { endOtherSessionsCall, endSessionCall, listSessionsCall } from "./sessions.ts";
import { confirmSignInCodeCall, sendSignInCodeCall } from "./sign-in-codes.ts";
import { createStockAlertCall } from "./stock-alerts.ts";
import {
  getVehicleByCodeCall,
  getVehicleByVinCall,
  listVehicleMakesCall,
  listVehicleModelsCall,
  listVehiclesCall,
  listVehicleYearsCall,
} from "./vehicles.ts";
import { addToWishlistCall, getWishlistCall, removeFromWishlistCall } from "./wishlist.ts";

/** All calls by name. The browser uses `typeof calls`, without the schemas. */
export const calls = {
  login: loginCall,
  register: registerCall,
  logout: logoutCall,
  currentUser: currentUserCall,
  sendSignInCode: sendSignInCodeCall,
  confirmSignInCode: confirmSignInCodeCall,
  confirmEmail: confirmEmailCall,
  recoverPassword: recoverPasswordCall,
  resetPassword: resetPasswordCall,
  changeProfile: updateProfileCall,
  chooseReviewMails: chooseReviewMailsCall,
  sendConfirmation: sendConfirmationCall,
  changePassword: changePasswordCall,
  listSessions: listSessionsCall,
  endSession: endSessionCall,
  endOtherSessions: endOtherSessionsCall,
  exportAccount: exportAccountCall,
  deleteAccount: deleteAccountCall,
  listener: getCompanyCall,
  listCategories: listCategoriesCall,
  categoryBySlug: getCategoryCall,
  listBrands: listBrandsCall,
  listCountries: listCountriesCall,
  listProducts: listProductsCall,
  productBySlug: getProductBySlugCall,
  productByUuid: getProductByUuidCall,
  allProducts: listAllProductsCall,
  relatedProducts: listRelatedProductsCall,
  analogProducts: listAnalogProductsCall,
  latestProducts: listLatestProductsCall,
  bestProducts: listBestsellersCall,
  mostRatedProducts: listTopRatedProductsCall,
  specialOffers: listSaleProductsCall,
  newArrivals: listNewArrivalsCall,
  featuredProducts: listFeaturedProductsCall,
  popularProducts: listPopularProductsCall,
  searchProducts: searchProductsCall,
  searchSuggestions: suggestSearchCall,
  judgeProducts: judgeFitmentCall,
  listAddresses: listAddressesCall,
  addAddress: addAddressCall,
  defaultAddress: getDefaultAddressCall,
  addressById: getAddressCall,
  changeAddress: updateAddressCall,
  removeAddress: removeAddressCall,
  addressByCep: lookUpPostcodeCall,
  priceTableMakes: listPriceTableMakesCall,
  priceTableModels: listPriceTableModelsCall,
  priceTableFamilies: listPriceTableFamiliesCall,
  priceTableYears: listPriceTableYearsCall,
  priceTableVehicle: getPriceTableVehicleCall,
  vehicleYears: listVehicleYearsCall,
  vehicleMakes: listVehicleMakesCall,
  vehicleModels: listVehicleModelsCall,
  listVehicles: listVehiclesCall,
  vehicleByCode: getVehicleByCodeCall,
  vehicleByVin: getVehicleByVinCall,
  listGarage: listGarageCall,
  addVehicle: addVehicleCall,
  removeVehicle: removeVehicleCall,
  removeVehicleByGet: removeVehicleByGetCall,
  readWishlist: getWishlistCall,
  addToWishlist: addToWishlistCall,
  removeFromWishlist: removeFromWishlistCall,
  bidsOnProduct: listProductBidsCall,
  listBids: listBidsCall,
  placeBid: createBidCall,
  agreeToBid: acceptCounterBidCall,
  withdrawBid: withdrawBidCall,
  listReviews: listReviewsCall,
  addReview: addReviewCall,
  listQuestions: listQuestionsCall,
  addQuestion: addQuestionCall,
  latestPosts: listLatestPostsCall,
  blogCategories: listBlogCategoriesCall,
  subscribe: subscribeCall,
  confirmNewsletter: confirmNewsletterCall,
  leaveNewsletter: unsubscribeCall,
  createStockAlert: createStockAlertCall,
  writeToCompany: sendContactMessageCall,
  addToCart: addToCartCall,
  readCart: getCartCall,
  saveCart: replaceCartCall,
  checkout: checkoutCall,
  listOrders: listOrdersCall,
  orderByNumber: getOrderByNumberCall,
  orderByUuid: getOrderByUuidCall,
  orderByToken: getOrderByTokenCall,
  trackOrder: trackOrderCall,
  cancelOrder: cancelOrderCall,
  orderAgain: reorderCall,
};

export type Calls = typeof calls;

/** The calls by method and path: `CallsByRoute["GET /products/:slug"]`. */
export type CallsByRoute = { [Name in keyof Calls as `${Calls[Name]["method"]} ${Calls[Name]["path"]}`]: Calls[Name] };
