import { isNativeError } from 'node:util/types'
import { BucketAwayError } from '@store/bucket/bucket-error'
import * as messages from '@store/contract/rules/messages'
import { HttpError } from '../../http/errors/errors.ts'
import type { FileStorage } from './file-storage.ts'
import type { FileStorages } from './open-file-storages.ts'

/** A bucket that is restarted is back within seconds. */
const retryAfterSeconds = 3

/** 503: the bucket is away or the disk is full; nothing was changed, and the same request may succeed in a moment. */
export class FilesUnavailableError extends HttpError {
  constructor(cause: Error) {
    const code = 'files_unavailable'
    super({ message: messages.filesUnavailable, statusCode: 503, code, retryAfterSeconds })
    this.name = 'FilesUnavailableError'
    this.cause = cause
  }
}

/** No space left, on the disk or in the quota: an operator makes some. */
const fullDisk = new Set<unknown>(['ENOSPC', 'EDQUOT'])

function isUnavailable(error: unknown): error is Error {
  if (error instanceof BucketAwayError) return true
  return isNativeError(error) && 'code' in error && fullDisk.has(error.code)
}

async function answered<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw isUnavailable(error) ? new FilesUnavailableError(error) : error
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

/** Storages for the routes, whose responses say when the bucket is away or the disk is full: their operations throw FilesUnavailableError. */
export function storagesForRequests(storages: FileStorages): FileStorages {
  const { files, uploads, pictures, documents } = storages
  return {
    files: storageForRequests(files),
    uploads: storageForRequests(uploads),
    pictures: storageForRequests(pictures),
    documents: storageForRequests(documents),
  }
}
