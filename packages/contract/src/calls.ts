import { confirmEmail, recoverPassword, resetPassword } from "./account-links.ts";
import { currentUser, login, logout, register } from "./accounts.ts";
import { addAddress, addressById, changeAddress, defaultAddress, listAddresses, removeAddress } from "./addresses.ts";
import { agreeToBid, bidsOnProduct, listBids, placeBid, withdrawBid } from "./bids.ts";
import { blogCategories, latestPosts } from "./blog.ts";
import { listBrands } from "./brands.ts";
import { addToCart, readCart, saveCart } from "./cart.ts";
import { categoryBySlug, listCategories } from "./categories.ts";
import { addressByCep } from "./cep.ts";
import { checkout } from "./checkout.ts";
import { listener } from "./companies.ts";
import { writeToCompany } from "./contact.ts";
import { listCountries } from "./countries.ts";
import { judgeProducts } from "./fitment.ts";
import { addVehicle, listGarage, removeVehicle, removeVehicleByGet } from "./garage.ts";
import { listProducts } from "./listing.ts";
import { confirmNewsletter, leaveNewsletter, subscribe } from "./newsletter.ts";
import { cancelOrder, listOrders, orderAgain, orderByNumber, orderByToken, orderByUuid, trackOrder } from "./orders.ts";
import {
  changePassword,
  changeProfile,
  deleteAccount,
  endOtherSessions,
  endSession,
  exportAccount,
  listSessions,
  sendConfirmation,
} from "./own-account.ts";
import { priceTableMakes, priceTableModels, priceTableVehicle, priceTableYears } from "./price-table.ts";
import {
  allProducts,
  analogProducts,
  bestProducts,
  featuredProducts,
  latestProducts,
  mostRatedProducts,
  newArrivals,
  popularProducts,
  productBySlug,
  productByUuid,
  relatedProducts,
  specialOffers,
} from "./products.ts";
import { addQuestion, listQuestions } from "./questions.ts";
import { addReview, listReviews } from "./reviews.ts";
import { searchProducts, searchSuggestions } from "./search.ts";
import { listVehicles, vehicleByCode, vehicleByVin, vehicleMakes, vehicleModels, vehicleYears } from "./vehicles.ts";
import { addToWishlist, readWishlist, removeFromWishlist } from "./wishlist.ts";

/** Every call of the contract, by name. The browser takes `typeof calls` and none of the schemas. */
export const calls = {
  ...{ login, register, logout, currentUser },
  ...{ confirmEmail, recoverPassword, resetPassword },
  ...{
    changeProfile,
    sendConfirmation,
    changePassword,
    listSessions,
    endSession,
    endOtherSessions,
    exportAccount,
    deleteAccount,
  },
  ...{ listener },
  ...{ listCategories, categoryBySlug, listBrands, listCountries },
  ...{ listProducts, productBySlug, productByUuid, allProducts, relatedProducts, analogProducts },
  ...{ latestProducts, bestProducts, mostRatedProducts, specialOffers, newArrivals, featuredProducts, popularProducts },
  ...{ searchProducts, searchSuggestions, judgeProducts },
  ...{ listAddresses, addAddress, defaultAddress, addressById, changeAddress, removeAddress, addressByCep },
  ...{ priceTableMakes, priceTableModels, priceTableYears, priceTableVehicle },
  ...{ vehicleYears, vehicleMakes, vehicleModels, listVehicles, vehicleByCode, vehicleByVin },
  ...{ listGarage, addVehicle, removeVehicle, removeVehicleByGet },
  ...{ readWishlist, addToWishlist, removeFromWishlist },
  ...{ bidsOnProduct, listBids, placeBid, agreeToBid, withdrawBid },
  ...{ listReviews, addReview, listQuestions, addQuestion },
  ...{ latestPosts, blogCategories },
  ...{ subscribe, confirmNewsletter, leaveNewsletter, writeToCompany },
  ...{ addToCart, readCart, saveCart },
  ...{ checkout, listOrders, orderByNumber, orderByUuid, orderByToken, trackOrder },
  ...{ cancelOrder, orderAgain },
};

export type Calls = typeof calls;

/** The calls by what a client asks for: `CallsByName["GET /products/:slug"]`. */
export type CallsByName = { [Name in keyof Calls as `${Calls[Name]["method"]} ${Calls[Name]["path"]}`]: Calls[Name] };

export type CallName = keyof CallsByName;
