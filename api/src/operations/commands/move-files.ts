import { parseArgs } from 'node:util'
import { copyStorage, localFileStorages, openFileStorages, readConfig } from '../../base/base.ts'

/**
 * Copies the proofs, bills, uploads, product pictures and documents of the data folder into the configured bucket; with `--delete`
 * deletes from the folder what the bucket then has. May be interrupted and repeated.
 */
const { values } = parseArgs({ options: { delete: { type: 'boolean', default: false } } })
const config = readConfig(process.env)
if (!config.FILES_BUCKET_URL) throw new Error('FILES_BUCKET_URL is missing: no bucket to move to.')
const folder = localFileStorages(config.DATA_FOLDER)
const bucket = await openFileStorages(config)
for (const area of ['files', 'uploads', 'pictures', 'documents'] as const) {
  const options = { deletesSource: values.delete }
  const { copied, present, deleted } = await copyStorage(folder[area], bucket[area], options)
  const counts = `${copied} copied, ${present} there already`
  process.stdout.write(`${area}: ${counts}${deleted > 0 ? `, ${deleted} deleted here` : ''}\n`)
}
