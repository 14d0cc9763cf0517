-- `product_numbers_by_last_digits` replaced it.
drop index product_numbers_by_digits;
