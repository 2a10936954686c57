import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { startOfActivity } from '../../../seed/activity/plan/order-times.ts'
import { seedActivity } from '../../../seed/activity/seed-activity.ts'
import { openPictureStore } from '../../../seed/picture-store.ts'
import { seedCatalogue } from '../../../seed/seed-catalogue.ts'
import {
  type Database,
  maintenanceDeadlineMs,
  openDatabase,
  openFileStorages,
  readConfig,
  systemClock,
} from '../../base/base.ts'
import { countProducts } from '../../catalog/catalog.ts'
import { createDemoAccounts } from '../../people/people.ts'

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '400' },
    'pictured-per-category': { type: 'string', default: '400' },
    orders: { type: 'string', default: '0' },
    'if-empty': { type: 'boolean', default: false },
  },
})
const products = countOf('products', 1)
const picturedPerCategory = countOf('pictured-per-category', 1)
/** With three months of orders around them; only a demo has buyers who never existed. */
const orders = countOf('orders', 0)

// Pictures are rendered side by side: threads within each only cost.
sharp.concurrency(1)

const config = readConfig(process.env)
const pool = openDatabase(config.DATABASE_URL, {
  deadlineMs: maintenanceDeadlineMs,
  multipleStatements: true,
})
try {
  const now = systemClock.now()
  const openedAt = orders > 0 ? startOfActivity(now) : now
  const accounts = config.DEMO ? await createDemoAccounts(pool, openedAt) : []
  // An interrupted start leaves no rows, for the next one would not render their pictures. Who only adds products, perhaps to
  // a site that runs, commits a thousand at a time.
  const { added, placed } = await (orders > 0
    ? pool.transaction(async (trx) => fill(trx, now))
    : fill(pool, now))
  process.stdout.write(
    `added ${added} products, ${accounts.length} accounts and ${placed} orders\n`,
  )
} finally {
  await pool.destroy()
}

async function fill(db: Database, now: Date): Promise<{ added: number; placed: number }> {
  const storages = await openFileStorages(config)
  const pictures = await openPictureStore(storages.pictures)
  const isStocked = values['if-empty'] && (await countProducts(db)) > 0
  const { documents, files: storage } = storages
  const catalogue = { products, picturedPerCategory, pictures, documents, now }
  const added = isStocked ? 0 : await seedCatalogue(db, catalogue)
  const hasActivity = config.DEMO && orders > 0
  const placed = hasActivity ? await seedActivity(db, { config, storage, now, orders }) : 0
  await pictures.settle()
  return { added, placed }
}

function countOf(name: 'products' | 'pictured-per-category' | 'orders', least: number): number {
  const count = Number(values[name])
  if (Number.isInteger(count) && count >= least) return count
  throw new Error(`--${name} takes a whole number from ${least}, not ${values[name]}.`)
}
