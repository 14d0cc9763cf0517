import { expect, test } from "vitest";
import { SAMPLE_ACCOUNT } from "./customers.ts";
import { sampleShops } from "./shop.ts";

const allShops = sampleShops();
const shops = allShops.filter(({ products }) => products.length > 0);

test("every company has the documented account with a default address and a vehicle", () => {
  for (const { customers } of allShops) {
    const account = customers.find(({ email }) => email === SAMPLE_ACCOUNT.email);
    expect(account?.addresses.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    expect(account?.garage.length).toBeGreaterThan(0);
  }
});

test("customers have example e-mails and phone numbers that no carrier assigns", () => {
  for (const { customers } of shops) {
    expect(new Set(customers.map(({ email }) => email)).size).toBe(customers.length);
    expect(new Set(customers.map(({ cpf }) => cpf)).size).toBe(customers.length);
    for (const { email, phone, cpf } of customers) {
      expect(email).toMatch(/@example\.com$/);
      expect(phone).toMatch(/^\d{2}90000\d{4}$/);
      expect(cpf).toMatch(/^000\d{8}$/);
    }
  }
});

test("a rating is the mean of the product's reviews, one per customer", () => {
  for (const { products, reviews } of shops) {
    expect(new Set(reviews.map(({ sku, customer }) => `${sku} ${customer}`)).size).toBe(reviews.length);
    for (const { sku, rating } of products) {
      const own = reviews.filter((review) => review.sku === sku);
      const mean = own.reduce((total, review) => total + review.rating, 0) / Math.max(1, own.length);
      expect(rating).toBe(Math.round(mean * 10) / 10);
    }
  }
});

test("reviews and questions come from customers and are newer than their products", () => {
  for (const { products, customers, reviews, questions } of shops) {
    const emails = new Set(customers.map(({ email }) => email));
    const listed = new Map(products.map(({ sku, createdDaysAgo }) => [sku, createdDaysAgo]));
    for (const { sku, customer, daysAgo, content } of [...reviews, ...questions]) {
      expect(emails).toContain(customer);
      expect(daysAgo).toBeLessThanOrEqual(listed.get(sku) ?? -1);
      expect(content).not.toMatch(/[{}]/);
    }
    expect(questions.some(({ answer }) => answer !== null)).toBe(true);
  }
});

test("no two reviews of a product have the same text", () => {
  for (const { reviews } of shops)
    expect(new Set(reviews.map(({ sku, content }) => `${sku} ${content}`)).size).toBe(reviews.length);
});

test("orders have correct totals and cover a year and all statuses", () => {
  for (const { orders, customers, products } of shops) {
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set([1, 2, 3]));
    expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length);
    expect(Math.max(...orders.map(({ daysAgo }) => daysAgo))).toBeGreaterThan(330);
    expect(orders.filter(({ customer }) => customer === SAMPLE_ACCOUNT.email).length).toBeGreaterThan(4);
    for (const { items, subtotal, shipping, tax, total, customer } of orders) {
      expect(customers.some(({ email }) => email === customer)).toBe(true);
      expect(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)).toBe(subtotal);
      expect(tax).toBe(Math.round(subtotal / 5));
      expect(total).toBe(subtotal + shipping + tax);
      for (const { sku, options } of items) {
        const product = products.find((one) => one.sku === sku);
        expect(options.map(({ name }) => name)).toEqual(product?.options.map(({ slug }) => slug));
      }
    }
  }
});
