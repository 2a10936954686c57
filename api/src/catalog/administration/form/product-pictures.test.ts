import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { testPng } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { sendProduct } from '../../../../test/factories/product-form.ts'
import { useTestStore } from '../../../../test/test-store.ts'
import { runCleanupJobs } from '../../../base/cleanup/run-cleanup-jobs.ts'
import { localFileStorages } from '../../../base/files/storage/open-file-storages.ts'
import { unusedProductFiles } from '../../products/unused-product-files.ts'

const store = useTestStore()
const folder = () => join(store.config.DATA_FOLDER, 'images')

async function makeOldAndCleanUp(): Promise<void> {
  const old = new Date(Date.now() - 2 * 3_600_000)
  for (const name of await readdir(folder())) await utimes(join(folder(), name), old, old)
  const storages = localFileStorages(store.config.DATA_FOLDER)
  const cleanupJobs = unusedProductFiles({ db: store.db, storages })
  await runCleanupJobs(store.app, { cleanupJobs, clock: store.clock })
}

const statusOf = async (url = '') => (await store.app.inject(url)).statusCode

it('a picture that was removed is deleted, also where another product has the same one', async () => {
  const admin = await signIn(store, 'superadmin')
  const images = [{ content: await testPng(), name: 'front.png' }]
  const made = (await sendProduct(store, admin, { images })).json<Product>()
  const { publicId: other } = await createProduct(store.db)
  const kept = (
    await sendProduct(store, admin, { publicId: other, fields: {}, images })
  ).json<Product>()
  await makeOldAndCleanUp()
  expect(await statusOf(made.images[0])).toBe(200)
  await sendProduct(store, admin, { publicId: made._id, fields: { keptImages: '[]' } })
  await makeOldAndCleanUp()
  expect([await statusOf(made.images[0]), await statusOf(kept.images[0])]).toEqual([404, 200])
})

it('a picture of a form that was refused is deleted, and one that products may share stays', async () => {
  const admin = await signIn(store, 'superadmin')
  const { pictures } = localFileStorages(store.config.DATA_FOLDER)
  const shared = `${'0a'.repeat(10)}-800.webp`
  await pictures.put(shared, await testPng(), 'image/webp')
  const images = [
    { content: await testPng(), name: 'front.png' },
    { content: Buffer.from('no picture'), name: 'back.png' },
  ]
  await makeOldAndCleanUp()
  const before = await readdir(folder())
  expect((await sendProduct(store, admin, { images })).statusCode).toBe(415)
  expect((await readdir(folder())).length).toBe(before.length + 2)
  await makeOldAndCleanUp()
  expect(await readdir(folder())).toEqual(before)
  expect(await statusOf(`/api/images/${shared}`)).toBe(200)
})
