import type { Knex } from 'knex'

/** The returns of months as they were filed, with a mark of each document that they had. The former release reads none of it. */
export const name = '0086-filed-returns'

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin'

export async function up(db: Knex): Promise<void> {
  await db.raw(`CREATE TABLE IF NOT EXISTS filed_returns (
    seller CHAR(15) ${ascii} NOT NULL,
    month CHAR(7) ${ascii} NOT NULL,
    file LONGTEXT NOT NULL,
    sha256 CHAR(64) ${ascii} NOT NULL,
    documents MEDIUMTEXT ${ascii} NOT NULL,
    filed_by BIGINT NOT NULL,
    filed_at DATETIME(3) NOT NULL,
    PRIMARY KEY (seller, month),
    KEY filed_returns_by (filed_by),
    CONSTRAINT filed_returns_user FOREIGN KEY (filed_by) REFERENCES users (id)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`)
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('filed_returns')
}
