import type { Knex } from 'knex'

/** Rows changed by imports, so that they can be undone, and product reviews. */
export const name = '0003-catalogue-administration'

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'
const publicId = 'public_id CHAR(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL'

const statements = [
  `CREATE TABLE imports (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    ${publicId},
    file_name VARCHAR(200) NOT NULL,
    created_products INT NOT NULL DEFAULT 0,
    updated_products INT NOT NULL DEFAULT 0,
    rejected_rows INT NOT NULL DEFAULT 0,
    created_by BIGINT NOT NULL,
    created_at DATETIME(3) NOT NULL,
    undone_at DATETIME(3) NULL,
    UNIQUE KEY imports_public_id (public_id),
    CONSTRAINT imports_created_by FOREIGN KEY (created_by) REFERENCES users (id)
  ) ${table}`,
  // before_import is the row before the import; NULL when the import created the product.
  `CREATE TABLE import_rows (
    import_id BIGINT NOT NULL,
    product_id BIGINT NOT NULL,
    version_after INT NOT NULL,
    before_import JSON NULL,
    PRIMARY KEY (import_id, product_id),
    CONSTRAINT import_rows_import FOREIGN KEY (import_id) REFERENCES imports (id),
    CONSTRAINT import_rows_product FOREIGN KEY (product_id) REFERENCES products (id)
  ) ${table}`,
  // One row that every import and undo writes first, so that they run one after the other.
  `CREATE TABLE import_turns (
    id INT NOT NULL PRIMARY KEY,
    turn BIGINT NOT NULL
  ) ${table}`,
  `CREATE TABLE reviews (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    ${publicId},
    product_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    rating INT NOT NULL,
    comment TEXT NOT NULL,
    created_at DATETIME(3) NOT NULL,
    UNIQUE KEY reviews_public_id (public_id),
    UNIQUE KEY reviews_once (product_id, user_id),
    CONSTRAINT reviews_product FOREIGN KEY (product_id) REFERENCES products (id),
    CONSTRAINT reviews_user FOREIGN KEY (user_id) REFERENCES users (id),
    CONSTRAINT reviews_rating CHECK (rating BETWEEN 1 AND 5)
  ) ${table}`,
]

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement)
}

export async function down(db: Knex): Promise<void> {
  for (const name of ['reviews', 'import_turns', 'import_rows', 'imports']) {
    await db.schema.dropTableIfExists(name)
  }
}
