import type { Knex } from 'knex'

/** Tokens with which programs of accountants read registers and ledgers. The former release reads none of it. */
export const name = '0087-api-tokens'

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin'

export async function up(db: Knex): Promise<void> {
  await db.raw(`CREATE TABLE IF NOT EXISTS api_tokens (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    public_id CHAR(26) ${ascii} NOT NULL,
    name VARCHAR(60) NOT NULL,
    scopes VARCHAR(200) ${ascii} NOT NULL,
    beginning CHAR(10) ${ascii} NOT NULL,
    token_sha256 CHAR(64) ${ascii} NOT NULL,
    created_by BIGINT NOT NULL,
    created_at DATETIME(3) NOT NULL,
    expires_at DATETIME(3) NOT NULL,
    last_used_at DATETIME(3) NULL,
    last_network_mac CHAR(64) ${ascii} NULL,
    revoked_at DATETIME(3) NULL,
    revoked_by BIGINT NULL,
    UNIQUE KEY api_tokens_public_id (public_id),
    UNIQUE KEY api_tokens_token (token_sha256),
    KEY api_tokens_expiry (expires_at),
    KEY api_tokens_by (created_by),
    KEY api_tokens_revoked_by (revoked_by),
    CONSTRAINT api_tokens_creator FOREIGN KEY (created_by) REFERENCES users (id),
    CONSTRAINT api_tokens_revoker FOREIGN KEY (revoked_by) REFERENCES users (id)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`)
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('api_tokens')
}
