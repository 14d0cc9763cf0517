-- What a company charges besides its prices: shipping in centavos, and a tax in basis points that is added to the prices
-- ('percent') or that they contain ('included'). The defaults are the specification's.
alter table company_settings
  add column shipping_flat_rate bigint not null default 2500,
  add column tax_mode text not null default 'percent',
  add column tax_bp int not null default 2000;
-- Apart and with names: Citus refuses other checks of a column that is added to a distributed table.
alter table company_settings add constraint company_settings_shipping_flat_rate_check
  check (shipping_flat_rate >= 0 and shipping_flat_rate <= 100000000);
alter table company_settings add constraint company_settings_tax_mode_check check (tax_mode in ('percent', 'included'));
alter table company_settings add constraint company_settings_tax_bp_check check (tax_bp >= 0 and tax_bp <= 10000);
grant select (shipping_flat_rate, tax_mode, tax_bp) on company_settings to shop_reader;

-- Delivery times: business days until dispatch, and in transit by state (`GO`) or region (`sul`), as `{"GO": [1, 2]}`.
-- Null: the shop promises nothing.
alter table company_settings add column dispatch_days int, add column transit_days jsonb;
alter table company_settings add constraint company_settings_dispatch_days_check
  check (dispatch_days >= 0 and dispatch_days <= 60);
alter table company_settings add constraint company_settings_transit_days_check check (
  transit_days is null or case when jsonb_typeof(transit_days) <> 'object' then false else
    not jsonb_path_exists(transit_days, 'strict $.* ? (
      @.type() != "array" || @.size() != 2 || @[*].type() != "number" || @[*] < 0 || @[*] > 90 || @[0] > @[1]
      || @[0].floor() != @[0] || @[1].floor() != @[1]
    )')
    and not jsonb_path_exists(transit_days, 'strict $.keyvalue() ? (
      !(@.key like_regex "^([A-Z]{2}|norte|nordeste|centro-oeste|sudeste|sul)$")
    )')
  end
);
grant select (dispatch_days, transit_days) on company_settings to shop_reader;

-- The prices of an order placed with `included` contain its tax, so the total does not add it.
alter table orders
  add column tax_included boolean not null default false,
  add column delivery_from date,
  add column delivery_to date;
alter table orders drop constraint orders_check;
alter table orders add constraint orders_total_check
  check (total = subtotal + shipping + case when tax_included then 0 else tax end);
alter table orders add constraint orders_delivery_check
  check ((delivery_from is null) = (delivery_to is null) and (delivery_from is null or delivery_from <= delivery_to));
