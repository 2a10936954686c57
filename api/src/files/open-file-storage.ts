import { join } from 'node:path'
import type { Config } from '../config.ts'
import { keepFilesInBucket } from './bucket-file-storage.ts'
import type { FileStorage } from './file-storage.ts'
import { keepFilesIn } from './local-file-storage.ts'

/** Private files and public ones: neither can be asked for by the address of the other. */
export type Shelf = 'files' | 'uploads'

/** Opens the storage of one kind of files: in the bucket where one is configured, else in the data folder. */
export function openFileStorage(config: Config, shelf: Shelf): FileStorage {
  if (!config.FILES_BUCKET_URL) return keepFilesIn(join(config.DATA_FOLDER, shelf))
  return keepFilesInBucket({
    url: config.FILES_BUCKET_URL.replace(/\/$/, ''),
    folder: shelf,
    region: config.FILES_BUCKET_REGION,
    accessKeyId: config.FILES_BUCKET_KEY_ID,
    secretAccessKey: config.FILES_BUCKET_SECRET,
  })
}
