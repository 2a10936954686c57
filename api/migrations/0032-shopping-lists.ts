import type { Knex } from 'knex'

/** Named lists of products, which buyers order again. The collation makes names unique in any case. */
export const name = '0032-shopping-lists'

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'

export async function up(db: Knex): Promise<void> {
  await db.raw(`CREATE TABLE shopping_lists (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    public_id CHAR(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    user_id BIGINT NOT NULL,
    name VARCHAR(60) NOT NULL,
    created_at DATETIME(3) NOT NULL,
    updated_at DATETIME(3) NOT NULL,
    UNIQUE KEY shopping_lists_public_id (public_id),
    UNIQUE KEY shopping_lists_name (user_id, name),
    CONSTRAINT shopping_lists_user FOREIGN KEY (user_id) REFERENCES users (id)
  ) ${table}`)
  await db.raw(`CREATE TABLE shopping_list_lines (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    list_id BIGINT NOT NULL,
    product_id BIGINT NOT NULL,
    quantity INT NOT NULL,
    UNIQUE KEY shopping_list_lines_once (list_id, product_id),
    CONSTRAINT shopping_list_lines_list FOREIGN KEY (list_id) REFERENCES shopping_lists (id)
      ON DELETE CASCADE,
    CONSTRAINT shopping_list_lines_product FOREIGN KEY (product_id) REFERENCES products (id),
    CONSTRAINT shopping_list_lines_quantity CHECK (quantity >= 1)
  ) ${table}`)
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('shopping_list_lines')
  await db.schema.dropTableIfExists('shopping_lists')
}
