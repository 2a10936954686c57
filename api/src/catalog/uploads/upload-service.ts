import { readFile } from 'node:fs/promises'
import {
  type Actor,
  type Clock,
  type Database,
  type FileStorage,
  NotFoundError,
  type OpenFile,
  type ReceivedFile,
} from '../../base/base.ts'
import { recordAudit } from '../../support/support.ts'
import { keyOfContent, mediaTypeOf, toPublicFile } from './public-file.ts'
import { missingFileError, unsupportedFileError } from './upload-errors.ts'

/** Public files uploaded by the superadmin (catalog 4.7). */
export interface UploadService {
  /**
   * Stores a public file.
   * @returns its content-addressed name
   * @throws HttpError 400 without a file, 415 for anything but a valid picture or PDF
   */
  put(actor: Actor, received: ReceivedFile | undefined): Promise<string>
  /** @throws NotFoundError when the file does not exist */
  open(key: string): Promise<OpenFile>
}

export interface UploadDependencies {
  db: Database
  clock: Clock
  /** The storage of public files. */
  storage: FileStorage
}

export function createUploadService({ db, clock, storage }: UploadDependencies): UploadService {
  return {
    async put(actor, received) {
      if (!received) throw missingFileError()
      const file = await toPublicFile(await readFile(received.path))
      if (!file) throw unsupportedFileError()
      const key = keyOfContent(file)
      await storage.put(key, file.content, mediaTypeOf[file.ending])
      const name = `${key}.${file.ending}`
      await recordAudit(db, {
        actorId: actor.userId,
        action: 'file.uploaded',
        subject: { kind: 'file', publicId: name, label: received.originalName },
        at: clock.now(),
      })
      return name
    },

    async open(key) {
      const file = await storage.open(key)
      if (!file) throw new NotFoundError()
      return file
    },
  }
}
