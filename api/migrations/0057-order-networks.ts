import type { Knex } from 'knex'

/**
 * The networks of buyers without a paid order, as keyed hashes: where each of their orders came from, and a row for each
 * network that its orders wait for in turn. The former release writes neither.
 */
export const name = '0057-order-networks'

const mac = 'CHAR(64) CHARACTER SET ascii COLLATE ascii_bin'

export async function up(db: Knex): Promise<void> {
  await db.raw(`CREATE TABLE IF NOT EXISTS order_networks (
    order_id BIGINT NOT NULL PRIMARY KEY,
    network_mac ${mac} NOT NULL,
    placed_at DATETIME(3) NOT NULL,
    KEY order_networks_network (network_mac),
    KEY order_networks_age (placed_at),
    CONSTRAINT order_networks_order FOREIGN KEY (order_id) REFERENCES orders (id)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4`)
  await db.raw(`CREATE TABLE IF NOT EXISTS network_turns (
    network_mac ${mac} NOT NULL PRIMARY KEY,
    version INT NOT NULL,
    used_at DATETIME(3) NOT NULL,
    KEY network_turns_age (used_at)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4`)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE IF EXISTS network_turns')
  await db.raw('DROP TABLE IF EXISTS order_networks')
}
