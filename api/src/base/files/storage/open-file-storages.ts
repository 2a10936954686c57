import { join } from 'node:path'
import { openBucket } from '@store/bucket/bucket'
import { parseBucketUrl } from '@store/bucket/bucket-url'
import type { Config } from '../../config.ts'
import { createBucketFileStorage } from './bucket-file-storage.ts'
import type { FileStorage } from './file-storage.ts'
import { createLocalFileStorage } from './local-file-storage.ts'
import { documentLayout, idLayout, pictureLayout } from './storage-layout.ts'

/** The folder of each kind of files. They are apart, so that no kind has a URL of another. */
const areas = {
  /** Private: proofs of payment and bills. */
  files: { folder: 'files', layout: idLayout },
  /** Public files uploaded by the superadmin. */
  uploads: { folder: 'uploads', layout: idLayout },
  /** Public pictures of products. */
  pictures: { folder: 'images', layout: pictureLayout },
  /** Public documents of products. */
  documents: { folder: 'documents', layout: documentLayout },
}

/** The storage of each kind of files. */
export type FileStorages = Record<keyof typeof areas, FileStorage>
type Area = (typeof areas)[keyof typeof areas]

function storagesBy(create: (area: Area) => FileStorage): FileStorages {
  const { files, uploads, pictures, documents } = areas
  return {
    files: create(files),
    uploads: create(uploads),
    pictures: create(pictures),
    documents: create(documents),
  }
}

/** The storages in the data folder. */
export function localFileStorages(dataFolder: string): FileStorages {
  return storagesBy(({ folder, layout }) =>
    createLocalFileStorage(join(dataFolder, folder), layout),
  )
}

/** How a bucket is asked that may be busy or away. */
const attempts = { maxAttempts: 3, answerTimeoutMs: 10_000 }

/**
 * Opens the storages in the bucket, or in the data folder where no bucket is configured.
 * @param patienceMs how long all attempts may take; a command waits for their end
 */
export async function openFileStorages(config: Config, patienceMs?: number): Promise<FileStorages> {
  const { FILES_BUCKET_URL: url, FILES_BUCKET_KEY_ID: accessKeyId } = config
  if (!url) return localFileStorages(config.DATA_FOLDER)
  const { prefix, ...location } = parseBucketUrl(url, config.FILES_BUCKET_REGION)
  const credentials = { accessKeyId, secretAccessKey: config.FILES_BUCKET_SECRET }
  const bucket = await openBucket({
    ...location,
    ...attempts,
    ...(patienceMs !== undefined && { patienceMs }),
    ...(accessKeyId && { credentials }),
  })
  return storagesBy(({ folder, layout }) =>
    createBucketFileStorage({ bucket, prefix: `${prefix}${folder}/`, layout }),
  )
}
