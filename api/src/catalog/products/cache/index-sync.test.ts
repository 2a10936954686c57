import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { sendProduct, sendProductFile } from '../../../../test/factories/product-form.ts'
import { openPatientDatabase, useTestStore } from '../../../../test/test-store.ts'
import { buildApp } from '../../../app.ts'
import type { Database } from '../../../base/database/database.ts'
import type { TypedApp } from '../../../base/http/typed-app.ts'
import { startInProcess } from '../../../base/search-engine/thread/index-thread.ts'
import { versionBump } from '../changes/product-version.ts'
import type { StartCatalogIndex } from '../index/catalog-operations.ts'
import { runCatalogIndex } from '../index/run-catalog-index.ts'

const store = useTestStore()

/** An instance of the API with its own index. */
interface Instance {
  app: TypedApp
  /** Resolves when the index has polled this many more times. */
  looks(times: number): Promise<void>
  close(): Promise<void>
}

async function startInstance(): Promise<Instance> {
  const { config, clock } = store
  const indexDb = openPatientDatabase(config.DATABASE_URL, { poolSize: 1 })
  let onLook: () => void = () => undefined
  const nextLook = () =>
    new Promise<void>((resolve) => {
      onLook = resolve
    })
  const start: StartCatalogIndex = startInProcess(indexDb, runCatalogIndex)
  const startCatalogIndex: StartCatalogIndex = (listener) =>
    start({
      ...listener,
      onMessage: (message) => {
        listener.onMessage(message)
        if (message.kind === 'notice' && message.notice.kind === 'synced') onLook()
      },
    })
  const db = openPatientDatabase(config.DATABASE_URL, { poolSize: 2 })
  const isFollowing = nextLook()
  const app = await buildApp({ config, db, clock, startCatalogIndex })
  await app.ready()
  await isFollowing
  return {
    app,
    looks: async (times) => {
      for (let look = 0; look < times; look += 1) await nextLook()
    },
    close: async () => {
      await app.close()
      await indexDb.destroy()
    },
  }
}

let here: Instance
let there: Instance
let elsewhere: Database
beforeEach(async () => {
  elsewhere = openPatientDatabase(store.config.DATABASE_URL, { poolSize: 2 })
  const instances = await Promise.all([startInstance(), startInstance()])
  ;[here, there] = instances
})
afterEach(async () => {
  await Promise.all([here.close(), there.close()])
  await elsewhere.destroy()
})

async function stockAt({ app }: Instance, publicId: string): Promise<number | undefined> {
  const answer = await app.inject(`/api/products/${publicId}`)
  return answer.statusCode === 404 ? undefined : answer.json<Product>().stock
}

/** The index polls four times a second. */
const pollMs = 20

/** Waits until something is so on an instance. */
async function expectToBecome(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) {
    await wait(pollMs)
  }
}

/** Requests the stock from both instances until they return it. */
async function expectSoon(publicId: string, stock: number | undefined): Promise<void> {
  for (const instance of [here, there]) {
    await expectToBecome(async () => (await stockAt(instance, publicId)) === stock)
  }
}

describe('an index in sync with the catalogue', () => {
  it('shows on every instance a change or deletion of one of them', async () => {
    const { headers } = await signIn(store, 'superadmin')
    const made = await sendProduct({ ...store, app: here.app }, { headers })
    const { _id: publicId } = made.json<Product>()
    await expectSoon(publicId, 25)
    await sendProduct(
      { ...store, app: there.app },
      { headers },
      { publicId, fields: { stock: '7' } },
    )
    await expectSoon(publicId, 7)
    await here.app.inject({ method: 'DELETE', url: `/api/products/${publicId}`, headers })
    await expectSoon(publicId, undefined)
    // The database may have answered that it is gone, while the index of the list did not know yet.
    await expectToBecome(async () => {
      const listed = await there.app.inject('/api/products')
      return listed.json<Product[]>().length === 0
    })
  })

  it('sees a change whose timestamp is long before its commit', async () => {
    const { id, publicId } = await createProduct(elsewhere, { stock: 3 })
    await expectSoon(publicId, 3)
    const trx = await elsewhere.transaction()
    await trx('products')
      .where({ id })
      .update({ stock: 2, ...versionBump(trx) })
    await Promise.all([here.looks(4), there.looks(4)])
    expect(await stockAt(here, publicId)).toBe(3)
    await trx.commit()
    await expectSoon(publicId, 2)
  })

  it('sees an import of many rows and its undo', async () => {
    const { headers } = await signIn(store, 'superadmin')
    const rows = Array.from(
      { length: 1200 },
      (_, number) => `Mouse ${number},Logitech,Mouse,M-${number},Silent,5,400,380,360`,
    )
    const columns =
      'name,brand,category,modelNo,description,stock,priceEnduser,priceReseller,priceDistributor'
    const upload = { content: [columns, ...rows].join('\n') }
    const { importId } = (
      await sendProductFile({ ...store, app: here.app }, { headers }, upload)
    ).json()
    const totalAt = async ({ app }: Instance) =>
      (await app.inject('/api/products?q=mouse&limit=1')).headers['x-total-count']
    const expectTotal = async (total: string) => {
      for (const instance of [here, there]) {
        while ((await totalAt(instance)) !== total) {
          await wait(pollMs)
        }
      }
    }
    await expectTotal('1200')
    const url = `/api/products/imports/${importId}/undo`
    await there.app.inject({ method: 'POST', url, headers })
    await expectTotal('0')
  })
})
