-- Whether a product says one of many words is read from its own words, a dozen: the index alone holds them.
drop index search_words_by_product;
create index search_words_by_product on search_words (company_id, product_id) include (word);
