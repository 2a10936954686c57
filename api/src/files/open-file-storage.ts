import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createBucketFileStorage } from './bucket-file-storage.ts'
import type { FileStorage } from './file-storage.ts'
import { createLocalFileStorage } from './local-file-storage.ts'

/** Private files and public ones: neither can be asked for by the address of the other. */
export type StorageArea = 'files' | 'uploads'

/** Opens the storage of one kind of files: in the bucket where one is configured, else in the data folder. */
export function openFileStorage(config: Config, shelf: StorageArea): FileStorage {
  if (!config.FILES_BUCKET_URL) return createLocalFileStorage(join(config.DATA_FOLDER, shelf))
  return createBucketFileStorage({
    url: config.FILES_BUCKET_URL.replace(/\/$/, ''),
    folder: shelf,
    region: config.FILES_BUCKET_REGION,
    accessKeyId: config.FILES_BUCKET_KEY_ID,
    secretAccessKey: config.FILES_BUCKET_SECRET,
  })
}
