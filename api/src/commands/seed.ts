import { parseArgs } from 'node:util'
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
    'if-empty': { type: 'boolean', default: false },
  },
})
const products = countOf('products')
const picturedPerCategory = countOf('pictured-per-category')

const config = readConfig(process.env)
const db = openDatabase(config.DATABASE_URL, { deadlineMs: maintenanceDeadlineMs })
try {
  const now = systemClock.now()
  const accounts = config.DEMO ? await createDemoAccounts(db, now) : []
  const isStocked = values['if-empty'] && (await countProducts(db)) > 0
  const added = isStocked ? 0 : await stock(now)
  process.stdout.write(`added ${added} products and ${accounts.length} accounts\n`)
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

function countOf(name: 'products' | 'pictured-per-category'): number {
  const count = Number(values[name])
  if (Number.isInteger(count) && count >= 1) return count
  throw new Error(`--${name} takes a whole number from 1, not ${values[name]}.`)
}
