import { parseArgs } from 'node:util'
import { startOfActivity } from '../../seed/activity/plan/order-times.ts'
import { seedActivity } from '../../seed/activity/seed-activity.ts'
import { openPictureStore } from '../../seed/picture-store.ts'
import { seedCatalogue } from '../../seed/seed-catalogue.ts'
import { createDemoAccounts } from '../accounts/first-accounts/demo-accounts.ts'
import { countProducts } from '../catalog/product-query.ts'
import { readConfig } from '../config.ts'
import { maintenanceDeadlineMs, openDatabase } from '../database/database.ts'
import { openFileStorages } from '../files/storage/open-file-storages.ts'
import { systemClock } from '../shared/clock.ts'

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

const config = readConfig(process.env)
const db = openDatabase(config.DATABASE_URL, { deadlineMs: maintenanceDeadlineMs })
try {
  const now = systemClock.now()
  const openedAt = orders > 0 ? startOfActivity(now) : now
  const accounts = config.DEMO ? await createDemoAccounts(db, openedAt) : []
  const isStocked = values['if-empty'] && (await countProducts(db)) > 0
  const added = isStocked ? 0 : await stock(now)
  const placed = config.DEMO && orders > 0 ? await addActivity(now) : 0
  process.stdout.write(
    `added ${added} products, ${accounts.length} accounts and ${placed} orders\n`,
  )
} finally {
  await db.destroy()
}

async function stock(now: Date): Promise<number> {
  const storages = await openFileStorages(config)
  const pictures = await openPictureStore(storages.pictures)
  const added = await seedCatalogue(db, {
    products,
    picturedPerCategory,
    pictures,
    documents: storages.documents,
    now,
  })
  await pictures.settle()
  return added
}

async function addActivity(now: Date): Promise<number> {
  const { files: storage } = await openFileStorages(config)
  return seedActivity(db, { config, storage, now, orders })
}

function countOf(name: 'products' | 'pictured-per-category' | 'orders', least: number): number {
  const count = Number(values[name])
  if (Number.isInteger(count) && count >= least) return count
  throw new Error(`--${name} takes a whole number from ${least}, not ${values[name]}.`)
}
