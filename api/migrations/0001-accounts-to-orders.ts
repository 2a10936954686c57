import type { Knex } from 'knex'

/**
 * The first schema. Every table names its character set and collation, because MySQL and MariaDB
 * differ in their defaults; public ids and tokens compare byte by byte.
 */
export const name = '0001-accounts-to-orders'

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'
const publicId = 'public_id CHAR(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL'

const statements = [
  `CREATE TABLE users (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    ${publicId},
    email VARCHAR(254) NOT NULL,
    password_hash VARCHAR(255) NOT NULL,
    name VARCHAR(120) NOT NULL,
    role VARCHAR(20) NOT NULL,
    mobile VARCHAR(10) NOT NULL,
    firm_name VARCHAR(160) NULL,
    constitution_of_firm VARCHAR(80) NULL,
    pan_number VARCHAR(10) NULL,
    gst_number VARCHAR(15) NULL,
    office_address VARCHAR(400) NULL,
    residence_address VARCHAR(400) NULL,
    reseller_id CHAR(8) NULL,
    distributor_id CHAR(8) NULL,
    disabled_at DATETIME(3) NULL,
    created_at DATETIME(3) NOT NULL,
    updated_at DATETIME(3) NOT NULL,
    UNIQUE KEY users_public_id (public_id),
    UNIQUE KEY users_email (email),
    UNIQUE KEY users_reseller_id (reseller_id),
    UNIQUE KEY users_distributor_id (distributor_id),
    KEY users_role (role, id),
    KEY users_mobile (mobile),
    CONSTRAINT users_role_known CHECK (role IN ('enduser', 'reseller', 'distributor',
      'enduser-admin', 'reseller-admin', 'distributor-admin', 'superadmin'))
  ) ${table}`,
  `CREATE TABLE sessions (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    ${publicId},
    user_id BIGINT NOT NULL,
    created_at DATETIME(3) NOT NULL,
    expires_at DATETIME(3) NOT NULL,
    ended_at DATETIME(3) NULL,
    UNIQUE KEY sessions_public_id (public_id),
    KEY sessions_user (user_id, ended_at),
    CONSTRAINT sessions_user FOREIGN KEY (user_id) REFERENCES users (id)
  ) ${table}`,
  `CREATE TABLE files (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    ${publicId},
    kind VARCHAR(20) NOT NULL,
    media_type VARCHAR(80) NOT NULL,
    original_name VARCHAR(200) NOT NULL,
    bytes BIGINT NOT NULL,
    sha256 CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    created_by BIGINT NULL,
    created_at DATETIME(3) NOT NULL,
    UNIQUE KEY files_public_id (public_id),
    KEY files_sha256 (sha256),
    CONSTRAINT files_created_by FOREIGN KEY (created_by) REFERENCES users (id),
    CONSTRAINT files_kind_known CHECK (kind IN ('payment-proof', 'bill')),
    CONSTRAINT files_bytes_counted CHECK (bytes > 0)
  ) ${table}`,
  `CREATE TABLE products (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    ${publicId},
    name VARCHAR(200) NOT NULL,
    brand VARCHAR(80) NOT NULL,
    category VARCHAR(80) NOT NULL,
    model_no VARCHAR(120) NOT NULL,
    description TEXT NOT NULL,
    hsn VARCHAR(8) NULL,
    gst_basis_points INT NOT NULL,
    stock INT NOT NULL,
    price_enduser BIGINT NOT NULL,
    price_reseller BIGINT NOT NULL,
    price_distributor BIGINT NOT NULL,
    slabs JSON NOT NULL,
    images JSON NOT NULL,
    search_text VARCHAR(500) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    version INT NOT NULL DEFAULT 1,
    deleted_at DATETIME(3) NULL,
    created_at DATETIME(3) NOT NULL,
    updated_at DATETIME(6) NOT NULL,
    UNIQUE KEY products_public_id (public_id),
    KEY products_by_enduser_price (deleted_at, price_enduser, id),
    KEY products_by_reseller_price (deleted_at, price_reseller, id),
    KEY products_by_distributor_price (deleted_at, price_distributor, id),
    KEY products_by_brand (deleted_at, brand, category),
    KEY products_by_category (deleted_at, category, brand),
    KEY products_by_model (model_no),
    KEY products_changed (updated_at),
    CONSTRAINT products_stock_left CHECK (stock >= 0),
    CONSTRAINT products_prices_positive
      CHECK (price_enduser >= 0 AND price_reseller >= 0 AND price_distributor >= 0),
    CONSTRAINT products_gst_sane CHECK (gst_basis_points BETWEEN 0 AND 10000)
  ) ${table}`,
  `CREATE TABLE wishlist_entries (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    ${publicId},
    user_id BIGINT NOT NULL,
    product_id BIGINT NOT NULL,
    created_at DATETIME(3) NOT NULL,
    UNIQUE KEY wishlist_entries_public_id (public_id),
    UNIQUE KEY wishlist_entries_once (user_id, product_id),
    CONSTRAINT wishlist_entries_user FOREIGN KEY (user_id) REFERENCES users (id),
    CONSTRAINT wishlist_entries_product FOREIGN KEY (product_id) REFERENCES products (id)
  ) ${table}`,
  `CREATE TABLE cart_lines (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    ${publicId},
    user_id BIGINT NOT NULL,
    product_id BIGINT NOT NULL,
    quantity INT NOT NULL,
    created_at DATETIME(3) NOT NULL,
    UNIQUE KEY cart_lines_public_id (public_id),
    UNIQUE KEY cart_lines_once (user_id, product_id),
    CONSTRAINT cart_lines_user FOREIGN KEY (user_id) REFERENCES users (id),
    CONSTRAINT cart_lines_product FOREIGN KEY (product_id) REFERENCES products (id),
    CONSTRAINT cart_lines_quantity CHECK (quantity >= 1)
  ) ${table}`,
  `CREATE TABLE shipping_details (
    user_id BIGINT NOT NULL PRIMARY KEY,
    details JSON NOT NULL,
    updated_at DATETIME(3) NOT NULL,
    CONSTRAINT shipping_details_user FOREIGN KEY (user_id) REFERENCES users (id)
  ) ${table}`,
  `CREATE TABLE orders (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    ${publicId},
    user_id BIGINT NOT NULL,
    tier VARCHAR(12) NOT NULL,
    order_status VARCHAR(12) NOT NULL,
    payment_status VARCHAR(12) NOT NULL,
    payment_method VARCHAR(16) NOT NULL,
    total_paise BIGINT NOT NULL,
    shipping JSON NOT NULL,
    proof_file_id BIGINT NULL,
    bill_file_id BIGINT NULL,
    cancel_reason VARCHAR(500) NULL,
    search_text VARCHAR(600) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    version INT NOT NULL DEFAULT 1,
    created_at DATETIME(3) NOT NULL,
    updated_at DATETIME(3) NOT NULL,
    UNIQUE KEY orders_public_id (public_id),
    KEY orders_of_user (user_id, public_id),
    KEY orders_of_tier (tier, public_id),
    KEY orders_by_status (order_status, tier, public_id),
    KEY orders_by_payment (payment_status, tier, public_id),
    CONSTRAINT orders_user FOREIGN KEY (user_id) REFERENCES users (id),
    CONSTRAINT orders_proof FOREIGN KEY (proof_file_id) REFERENCES files (id),
    CONSTRAINT orders_bill FOREIGN KEY (bill_file_id) REFERENCES files (id),
    CONSTRAINT orders_total_counted CHECK (total_paise >= 0),
    CONSTRAINT orders_status_known CHECK (order_status IN ('pending', 'processing', 'placed',
      'shipped', 'delivered', 'cancelled')),
    CONSTRAINT orders_payment_known CHECK (payment_status IN ('pending', 'paid', 'processing',
      'failed'))
  ) ${table}`,
  `CREATE TABLE order_requests (
    user_id BIGINT NOT NULL,
    idempotency_key VARCHAR(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    request_sha256 CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    order_public_id CHAR(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (user_id, idempotency_key),
    KEY order_requests_age (created_at),
    CONSTRAINT order_requests_user FOREIGN KEY (user_id) REFERENCES users (id)
  ) ${table}`,
  `CREATE TABLE order_lines (
    order_id BIGINT NOT NULL,
    line_no INT NOT NULL,
    product_id BIGINT NULL,
    name VARCHAR(200) NOT NULL,
    model_no VARCHAR(120) NOT NULL,
    brand VARCHAR(80) NOT NULL,
    category VARCHAR(80) NOT NULL,
    hsn VARCHAR(8) NULL,
    quantity INT NOT NULL,
    unit_price_paise BIGINT NOT NULL,
    total_paise BIGINT NOT NULL,
    gst_basis_points INT NOT NULL,
    taxable_paise BIGINT NOT NULL,
    cgst_paise BIGINT NOT NULL,
    sgst_paise BIGINT NOT NULL,
    igst_paise BIGINT NOT NULL,
    PRIMARY KEY (order_id, line_no),
    KEY order_lines_product (product_id),
    CONSTRAINT order_lines_order FOREIGN KEY (order_id) REFERENCES orders (id),
    CONSTRAINT order_lines_product FOREIGN KEY (product_id) REFERENCES products (id)
      ON DELETE SET NULL,
    CONSTRAINT order_lines_quantity CHECK (quantity >= 1),
    CONSTRAINT order_lines_total CHECK (total_paise = unit_price_paise * quantity)
  ) ${table}`,
  `CREATE TABLE order_events (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    order_id BIGINT NOT NULL,
    actor_id BIGINT NULL,
    kind VARCHAR(12) NOT NULL,
    from_value VARCHAR(40) NULL,
    to_value VARCHAR(40) NULL,
    reason VARCHAR(500) NULL,
    created_at DATETIME(3) NOT NULL,
    KEY order_events_of_order (order_id, id),
    CONSTRAINT order_events_order FOREIGN KEY (order_id) REFERENCES orders (id),
    CONSTRAINT order_events_actor FOREIGN KEY (actor_id) REFERENCES users (id),
    CONSTRAINT order_events_kind_known
      CHECK (kind IN ('placed', 'status', 'payment', 'bill', 'proof'))
  ) ${table}`,
]

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement)
}

export async function down(db: Knex): Promise<void> {
  const tables = [
    'order_events',
    'order_lines',
    'order_requests',
    'orders',
    'shipping_details',
    'cart_lines',
    'wishlist_entries',
    'products',
    'files',
    'sessions',
    'users',
  ]
  for (const name of tables) await db.schema.dropTableIfExists(name)
}
