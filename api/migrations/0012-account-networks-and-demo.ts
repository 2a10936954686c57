import type { Knex } from 'knex'

/**
 * The networks from which an account has signed in, reset codes by requesting network, and demo accounts (ADR 0034).
 * The former release reads `password_resets`, so a later release drops it.
 */
export const name = '0012-account-networks-and-demo'

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'
const mac = 'CHAR(64) CHARACTER SET ascii COLLATE ascii_bin'

const statements = [
  `CREATE TABLE account_networks (
    user_id BIGINT NOT NULL,
    network_mac ${mac} NOT NULL,
    seen_at DATETIME(3) NOT NULL,
    PRIMARY KEY (user_id, network_mac),
    KEY account_networks_age (seen_at),
    CONSTRAINT account_networks_user FOREIGN KEY (user_id) REFERENCES users (id)
  ) ${table}`,
  // The e-mail byte by byte, with a row for addresses without an account, as in password_resets.
  `CREATE TABLE reset_codes (
    email VARCHAR(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    network_mac ${mac} NOT NULL,
    user_id BIGINT NULL,
    code_mac ${mac} NULL,
    own_tries INT NOT NULL DEFAULT 0,
    foreign_tries INT NOT NULL DEFAULT 0,
    ticket_sha256 ${mac} NULL,
    expires_at DATETIME(3) NOT NULL,
    PRIMARY KEY (email, network_mac),
    KEY reset_codes_age (expires_at),
    CONSTRAINT reset_codes_user FOREIGN KEY (user_id) REFERENCES users (id)
  ) ${table}`,
  'ALTER TABLE users ADD COLUMN is_demo TINYINT NOT NULL DEFAULT 0',
  // Nobody can receive mail below .test (RFC 2606): a demo start created these accounts.
  `UPDATE users SET is_demo = 1 WHERE email IN ('enduser@store.test', 'reseller@store.test',
    'distributor@store.test', 'enduser-admin@store.test', 'reseller-admin@store.test',
    'distributor-admin@store.test', 'superadmin@store.test')`,
]

export async function up(db: Knex): Promise<void> {
  for (const statement of statements) await db.raw(statement)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE users DROP COLUMN is_demo')
  for (const table of ['reset_codes', 'account_networks']) await db.schema.dropTableIfExists(table)
}
