import { type SQL, sql } from "drizzle-orm";
import type { SqlValue } from "../../platform/database/prepare-statement.ts";
import { brandJoins, brandSql } from "../brands/brand-sql.ts";
import { categoryLinksSql } from "../categories/category-path.ts";
import { fitmentRowsSql } from "../fitment/fitting-vehicles.ts";

/** Of the product `p` and its row of `stock`, as the rules say. */
export const IS_SELLABLE = sql`(p.price > 0 and coalesce(stock.on_hand, 0) > 0)`;

export const cardColumns = sql`p.id, p.slug, p.name, p.sku, p.part_number as "partNumber", p.price,
  p.compare_at_price as "compareAtPrice", p.images, p.badges, p.rating_sum as "ratingSum", p.rating_count as reviews,
  greatest(stock.on_hand, 0) as stock, p.when_out as "whenOut", ${brandSql} as brand, p.brand as "brandText"`;

export const cardJoins = sql`
  left join stock on stock.company_id = p.company_id and stock.product_id = p.id
  ${brandJoins(sql`p.brand`, sql`p.company_id`)}`;

/** The `ProductRow` of the product `p` as JSON. Needs `productJoins`. */
export const productRowSql = (company: SqlValue): SQL => sql`json_build_object(
    'id', p.id, 'ecommerce_uuid', p.company_id, 'name', p.name, 'slug', p.slug, 'sku', p.sku,
    'partNumber', p.part_number, 'price', p.price, 'compareAtPrice', p.compare_at_price,
    'images', p.images, 'badges', p.badges, 'ratingSum', p.rating_sum, 'reviews', p.rating_count,
    'stock', greatest(stock.on_hand, 0), 'whenOut', p.when_out,
    'compatibility', case p.compatibility when 'listed' then ${fitmentRowsSql(company)} else p.compatibility end,
    'brand', ${brandSql}, 'brandText', p.brand,
    'companyCity', coalesce(settings.cidade, ''), 'companyState', coalesce(settings.uf, ''),
    'type', json_build_object('slug', coalesce(product_types.slug, ''), 'name', coalesce(product_types.name, ''),
      'attributeGroups', coalesce(product_types.attribute_groups, '[]')),
    'attributes', p.attributes, 'options', p.options, 'tags', p.tags, 'categories', ${categoryLinksSql(company)},
    'excerpt', p.excerpt, 'description', p.description
  )`;

export const productJoins = sql`
  ${cardJoins}
  left join product_types on product_types.company_id = p.company_id and product_types.id = p.type_id
  left join company_settings settings on settings.company_id = p.company_id`;

/** A statement of `ProductQueryRow`s. `from` provides the products `p`; `extraColumns` ends with a comma. */
export const productStatement = (company: SqlValue, from: SQL, extraColumns = sql``): SQL => sql`
  select ${extraColumns} ${productRowSql(company)} as product, (select version from vehicle_version) as "vehicleVersion"
  from ${from} ${productJoins}`;
