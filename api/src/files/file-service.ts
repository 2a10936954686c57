import { readFile } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import { fileTypeFromBuffer } from 'file-type/core'
import type { Database } from '../database/database.ts'
import { executeStatement, type Statement } from '../database/statement.ts'
import { NotFoundError } from '../http/errors/errors.ts'
import type { Clock } from '../shared/clock.ts'
import { newPublicId } from '../shared/ids.ts'
import type { CheckedFile, FileKind, FileReference, MediaType } from './file.ts'
import { safeNameOf } from './file-name.ts'
import { deleteFile, findFile, insertFileStatement } from './file-repository.ts'
import { type FileUrlParams, secondsLeft, signFileUrl } from './file-url.ts'
import type { FileStorage, OpenFile } from './storage/file-storage.ts'
import { reencodeImage } from './upload/image-check.ts'
import { isReadablePdf } from './upload/pdf-check.ts'
import type { ReceivedFile } from './upload/upload-form.ts'

export interface FileServiceDependencies {
  db: Database
  clock: Clock
  storage: FileStorage
  /** Signs the URLs. */
  secret: string
  log: FastifyBaseLogger
}

/** A file opened for reading. */
export interface OpenedFile {
  file: CheckedFile
  body: OpenFile['body']
  /** Until the URL expires. */
  secondsLeft: number
}

/**
 * Stores private files, signs their URLs and opens them. A file is accepted (validated and stored), then recorded
 * (a row in the caller's transaction) or discarded (when the transaction certainly failed, or the file was
 * replaced). Files that are neither are removed an hour later (orphaned-files.ts).
 */
export interface FileService {
  /**
   * Validates a file by its content and stores it.
   * @returns undefined when it is not a valid file of one of the types
   */
  accept(
    received: ReceivedFile,
    accepted: { kind: FileKind; types: readonly MediaType[] },
  ): Promise<CheckedFile | undefined>
  /** The statement that inserts the row of an accepted file, for the caller's transaction. */
  insertFileStatement(file: CheckedFile, userId: number): Statement
  /** Inserts the row of an accepted file in the caller's transaction. @returns its key */
  record(trx: Database, file: CheckedFile, userId: number): Promise<number>
  /** Deletes the row of a file in the caller's transaction; discard the file after the commit. */
  deleteRow(trx: Database, publicId: string): Promise<void>
  /**
   * Deletes a file from the storage unless it has a row. Only for a transaction that certainly failed
   * (`isDefiniteFailure`): a COMMIT whose response was lost may still succeed after this check. A file that cannot
   * be deleted is logged and left to the cleanup of orphaned files.
   */
  discard(publicId: string): Promise<void>
  /** A signed URL, valid for five to ten minutes. */
  urlOf(file: FileReference): string
  /**
   * Opens a file by its signed URL.
   * @throws NotFoundError for an invalid or expired signature, or when the file no longer exists
   */
  open(address: FileUrlParams): Promise<OpenedFile>
}

/** The content to store; undefined when it is not a valid file of this type. */
async function cleanContent(content: Buffer, mediaType: MediaType): Promise<Buffer | undefined> {
  if (mediaType === 'application/pdf') return isReadablePdf(content) ? content : undefined
  return reencodeImage(content, mediaType)
}

export function createFileService(dependencies: FileServiceDependencies): FileService {
  const { db, clock, storage, secret, log } = dependencies
  const statementOf = (file: CheckedFile, userId: number) =>
    insertFileStatement(file, { by: userId, at: clock.now() })
  return {
    async accept(received, accepted) {
      const content = received.content ?? (await readFile(received.path))
      const found = await fileTypeFromBuffer(content)
      const mediaType = accepted.types.find((type) => type === found?.mime)
      const clean = mediaType && (await cleanContent(content, mediaType))
      if (!clean) return undefined
      const publicId = newPublicId()
      await storage.put(publicId, clean, mediaType)
      return {
        publicId,
        kind: accepted.kind,
        mediaType,
        originalName: safeNameOf(received.originalName, mediaType),
        bytes: clean.length,
        sha256: received.sha256,
      }
    },

    insertFileStatement: statementOf,

    async record(trx, file, userId) {
      const { insertId } = await executeStatement(trx, statementOf(file, userId))
      return insertId
    },

    deleteRow: deleteFile,

    async discard(publicId) {
      try {
        if (!(await findFile(db, publicId))) await storage.delete(publicId)
      } catch (error) {
        log.warn({ err: error, file: publicId }, 'file could not be deleted')
      }
    },

    urlOf: (file) => signFileUrl(secret, file, clock.now()),

    async open(address) {
      const left = secondsLeft(secret, address, clock.now())
      const file = left > 0 ? await findFile(db, address.id) : undefined
      const stored = file && (await storage.open(file.publicId))
      if (!stored) throw new NotFoundError()
      return { file, body: stored.body, secondsLeft: left }
    },
  }
}
