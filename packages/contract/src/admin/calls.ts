import type { StaffCall } from "../call.ts";
import { listAuditEntriesCall } from "./audit.ts";
import { acceptBidCall, counterBidCall, refuseBidCall } from "./bids.ts";
import { listBulkEditsCall, undoSelectionCall } from "./bulk-edits.ts";
import { catalogStructureCalls } from "./catalog-structure-calls.ts";
import {
  addStaffCustomerNoteCall,
  blockStaffCustomerCall,
  eraseStaffCustomerCall,
  exportStaffCustomerCall,
  getStaffCustomerCall,
  listStaffCustomersCall,
  unblockStaffCustomerCall,
} from "./customers.ts";
import {
  answerQuestionCall,
  answerReviewCall,
  hideQuestionCall,
  hideReviewCall,
  showQuestionCall,
  showReviewCall,
} from "./feedback.ts";
import {
  checkFitmentsCall,
  countFitmentVehiclesCall,
  getFitmentCoverageCall,
  listFitmentEquivalentsCall,
  listFitmentScoresCall,
  listStaffVehicleFamiliesCall,
  listStaffVehicleMakesCall,
  listStaffVehiclesCall,
  parseFitmentsCall,
} from "./fitments.ts";
import { getStaffCountsCall, getStaffHomeCall } from "./home.ts";
import { identityCalls } from "./identity-calls.ts";
import { addImageCall, changeImageCall, deleteImageCall, listImagesCall } from "./images.ts";
import { getInboxThreadCall, listInboxCall } from "./inbox.ts";
import { installationCalls } from "./installation.ts";
import { packStaffOrdersCall, pickStaffOrdersCall, printStaffOrdersCall, shipStaffOrdersCall } from "./many-orders.ts";
import { answerMessageCall, closeMessageCall } from "./messages.ts";
import {
  addStaffOrderNoteCall,
  cancelStaffOrderCall,
  completeStaffOrderCall,
  packStaffOrderCall,
  payStaffOrderCall,
  pickStaffOrderCall,
  putBackStaffOrderCall,
  refundStaffOrderCall,
  reverseStaffOrderPaymentCall,
  sendStaffOrderMailCall,
  shipStaffOrderCall,
} from "./order-actions.ts";
import {
  changeStaffOrderCall,
  countStaffOrdersCall,
  getStaffOrderCall,
  listStaffOrdersCall,
  previewStaffOrderMailCall,
} from "./orders.ts";
import { ownSupportCalls } from "./own-support.ts";
import { listGridProductsCall } from "./product-grid.ts";
import { listProductRevisionsCall, restoreProductCall } from "./product-revisions.ts";
import {
  archiveProductCall,
  copyProductCall,
  deleteProductCall,
  publishProductCall,
  unpublishProductCall,
} from "./product-states.ts";
import {
  changeProductCall,
  changeProductsCall,
  countStaffProductsCall,
  createProductCall,
  getProductFiltersCall,
  getStaffProductCall,
  listStaffProductsCall,
} from "./products.ts";
import { searchStaffCall } from "./search.ts";
import { applySelectionCall, previewSelectionCall } from "./selections.ts";
import { changeStockPlaceCall, listStockCall } from "./stock.ts";
import { listStockMovementsCall, moveStockCall } from "./stock-movements.ts";
import { supportCalls } from "./support.ts";
import { getReplyTemplatesCall, replaceReplyTemplatesCall } from "./templates.ts";

/** All calls of the seller's application by name. The browser uses `typeof staffCalls`, without the schemas. */
export const staffCalls = {
  ...identityCalls,
  counts: getStaffCountsCall,
  home: getStaffHomeCall,
  listOrders: listStaffOrdersCall,
  countOrders: countStaffOrdersCall,
  getOrder: getStaffOrderCall,
  changeOrder: changeStaffOrderCall,
  payOrder: payStaffOrderCall,
  pickOrder: pickStaffOrderCall,
  packOrder: packStaffOrderCall,
  shipOrder: shipStaffOrderCall,
  completeOrder: completeStaffOrderCall,
  cancelOrder: cancelStaffOrderCall,
  refundOrder: refundStaffOrderCall,
  reverseOrderPayment: reverseStaffOrderPaymentCall,
  addOrderNote: addStaffOrderNoteCall,
  sendOrderMail: sendStaffOrderMailCall,
  listCustomers: listStaffCustomersCall,
  getCustomer: getStaffCustomerCall,
  addCustomerNote: addStaffCustomerNoteCall,
  blockCustomer: blockStaffCustomerCall,
  unblockCustomer: unblockStaffCustomerCall,
  exportCustomer: exportStaffCustomerCall,
  eraseCustomer: eraseStaffCustomerCall,
  putBackOrder: putBackStaffOrderCall,
  previewOrderMail: previewStaffOrderMailCall,
  printOrders: printStaffOrdersCall,
  pickOrders: pickStaffOrdersCall,
  packOrders: packStaffOrdersCall,
  shipOrders: shipStaffOrdersCall,
  listProducts: listStaffProductsCall,
  countProducts: countStaffProductsCall,
  getProductFilters: getProductFiltersCall,
  getProduct: getStaffProductCall,
  parseFitments: parseFitmentsCall,
  countFitmentVehicles: countFitmentVehiclesCall,
  listFitmentEquivalents: listFitmentEquivalentsCall,
  checkFitments: checkFitmentsCall,
  getFitmentCoverage: getFitmentCoverageCall,
  listFitmentScores: listFitmentScoresCall,
  listVehicleMakes: listStaffVehicleMakesCall,
  listVehicleFamilies: listStaffVehicleFamiliesCall,
  listVehicles: listStaffVehiclesCall,
  previewSelection: previewSelectionCall,
  applySelection: applySelectionCall,
  undoSelection: undoSelectionCall,
  listBulkEdits: listBulkEditsCall,
  listGridProducts: listGridProductsCall,
  createProduct: createProductCall,
  changeProduct: changeProductCall,
  changeProducts: changeProductsCall,
  publishProduct: publishProductCall,
  unpublishProduct: unpublishProductCall,
  archiveProduct: archiveProductCall,
  deleteProduct: deleteProductCall,
  copyProduct: copyProductCall,
  listProductRevisions: listProductRevisionsCall,
  restoreProduct: restoreProductCall,
  listStock: listStockCall,
  ...catalogStructureCalls,
  listImages: listImagesCall,
  addImage: addImageCall,
  changeImage: changeImageCall,
  deleteImage: deleteImageCall,
  changeStockPlace: changeStockPlaceCall,
  moveStock: moveStockCall,
  listStockMovements: listStockMovementsCall,
  listInbox: listInboxCall,
  getInboxThread: getInboxThreadCall,
  answerQuestion: answerQuestionCall,
  hideQuestion: hideQuestionCall,
  showQuestion: showQuestionCall,
  answerReview: answerReviewCall,
  hideReview: hideReviewCall,
  showReview: showReviewCall,
  acceptBid: acceptBidCall,
  counterBid: counterBidCall,
  refuseBid: refuseBidCall,
  answerMessage: answerMessageCall,
  closeMessage: closeMessageCall,
  getReplyTemplates: getReplyTemplatesCall,
  replaceReplyTemplates: replaceReplyTemplatesCall,
  search: searchStaffCall,
  ...installationCalls,
  ...ownSupportCalls,
  ...supportCalls,
  listAuditEntries: listAuditEntriesCall,
} as const satisfies Record<string, StaffCall>;

type StaffCalls = typeof staffCalls;

/** The calls by method and path: `StaffCallsByRoute["GET /admin/me"]`. */
export type StaffCallsByRoute = {
  [Name in keyof StaffCalls as `${StaffCalls[Name]["method"]} ${StaffCalls[Name]["path"]}`]: StaffCalls[Name];
};
