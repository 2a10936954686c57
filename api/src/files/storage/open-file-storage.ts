import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { createBucketFileStorage } from './bucket-file-storage.ts'
import type { FileStorage } from './file-storage.ts'
import { createLocalFileStorage } from './local-file-storage.ts'

/** Private files and public uploads are stored apart: neither has a URL of the other kind. */
export type StorageArea = 'files' | 'uploads'

/** Opens the storage of an area: the bucket where one is configured, else a folder in the data folder. */
export function openFileStorage(config: Config, area: StorageArea): FileStorage {
  if (!config.FILES_BUCKET_URL) return createLocalFileStorage(join(config.DATA_FOLDER, area))
  return createBucketFileStorage({
    url: config.FILES_BUCKET_URL.replace(/\/$/, ''),
    folder: area,
    region: config.FILES_BUCKET_REGION,
    accessKeyId: config.FILES_BUCKET_KEY_ID,
    secretAccessKey: config.FILES_BUCKET_SECRET,
  })
}
