-- Citus names every column with a default in the insert that it sends to the nodes.
grant insert (created_at, max_images, max_image_bytes) on companies to shop_operator;
