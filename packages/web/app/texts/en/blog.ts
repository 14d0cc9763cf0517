import type { blogTexts as pt } from "../pt/blog.ts";

/** What the blog's pages say around its articles, and the pages about the shop itself, in English. */
export const blogTexts = {
  TEXT_BLOG: "Workshop blog",
  TEXT_BLOG_INTRO: "Maintenance, choosing parts and buying safely, straight to the point.",
  TEXT_BLOG_CATEGORIES: "Topics",
  TEXT_BLOG_LATEST: "Recent articles",
  TEXT_BLOG_READ: "Read the article",
  TEXT_BLOG_EMPTY: "There are no articles here yet.",
  TEXT_ABOUT: "About the shop",
  TEXT_ABOUT_FIT_TITLE: "The part that fits, the first time",
  TEXT_ABOUT_FIT:
    "{company} sells parts to those who repair vehicles and to those who look after their own. Choose your vehicle at the top of the page, and every part says whether it fits, based on the manufacturer’s fitment table.",
  TEXT_ABOUT_PEOPLE_TITLE: "People who know, at the other end",
  TEXT_ABOUT_PEOPLE:
    "In doubt? Ask on the part’s page, write to the shop or message us on WhatsApp. Those who answer work with parts every day.",
  TEXT_TERMS: "Exchanges, returns and privacy",
  TEXT_TERMS_WITHDRAW_TITLE: "7 days to change your mind",
  TEXT_TERMS_WITHDRAW:
    "You can withdraw from the purchase within 7 days of receiving your order, without giving a reason (Brazilian Consumer Protection Code, art. 49). We refund everything you paid, delivery included, and the return is at our expense. Ask for it on the contact page, giving the order number.",
  TEXT_TERMS_WARRANTY_TITLE: "Faulty or wrong part",
  TEXT_TERMS_WARRANTY:
    "Parts have a statutory warranty of 90 days, besides the one the manufacturer offers. If the part arrived faulty, or different from its description, talk to the shop: we exchange it or refund it, at no cost to you.",
  TEXT_TERMS_PAYMENT_TITLE: "Prices and payment",
  TEXT_TERMS_PAYMENT:
    "The total appears before you confirm the order, with delivery and taxes shown separately. The price that counts is the one at the moment of confirmation. After that, you receive the order summary by e-mail.",
  TEXT_TERMS_PRIVACY_TITLE: "Your data",
  TEXT_TERMS_PRIVACY:
    "We use your data only to fulfil your orders and what you ask for. We do not sell it. In My account you can see, correct, download and delete what we keep; the records that tax law requires remain, and are used for nothing else. Questions about your data: talk to the shop.",
  TEXT_TERMS_CONTACT: "Talk to the shop",
} as const satisfies Record<keyof typeof pt, string>;
