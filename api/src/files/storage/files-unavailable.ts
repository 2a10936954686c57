import { BucketAwayError } from '@store/bucket/bucket-error'
import * as messages from '@store/contract/rules/messages'
import { HttpError } from '../../http/errors/errors.ts'
import type { FileStorage } from './file-storage.ts'
import type { FileStorages } from './open-file-storages.ts'

/** A bucket that is restarted is back within seconds. */
const retryAfterSeconds = 3

/** 503: the bucket is away; nothing was changed, and the same request may succeed in a moment. */
export class FilesUnavailableError extends HttpError {
  constructor(cause: BucketAwayError) {
    const code = 'files_unavailable'
    super({ message: messages.filesUnavailable, statusCode: 503, code, retryAfterSeconds })
    this.name = 'FilesUnavailableError'
    this.cause = cause
  }
}

async function answered<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw error instanceof BucketAwayError ? new FilesUnavailableError(error) : error
  })
}

function storageForRequests(storage: FileStorage): FileStorage {
  return {
    put: async (...file) => answered(storage.put(...file)),
    open: async (key) => answered(storage.open(key)),
    delete: async (key) => answered(storage.delete(key)),
    list: () => storage.list(),
  }
}

/** Storages for the routes, whose responses say when the bucket is away: their operations throw FilesUnavailableError. */
export function storagesForRequests(storages: FileStorages): FileStorages {
  const { files, uploads, pictures, documents } = storages
  return {
    files: storageForRequests(files),
    uploads: storageForRequests(uploads),
    pictures: storageForRequests(pictures),
    documents: storageForRequests(documents),
  }
}
