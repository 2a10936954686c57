import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { FormError } from '@store/contract/rules/field-errors'
import type { FastifyBaseLogger } from 'fastify'
import { fileTypeFromBuffer } from 'file-type/core'
import type { Database } from '../database/database.ts'
import { executeStatement, type Statement } from '../database/statement.ts'
import { HttpError, NotFoundError } from '../http/errors/errors.ts'
import type { Clock } from '../shared/clock.ts'
import { newPublicId } from '../shared/ids.ts'
import type { CheckedFile, FileKind, FileReference, MediaType } from './file.ts'
import { safeNameOf } from './file-name.ts'
import { deleteFile, findFile, insertFileStatement } from './file-repository.ts'
import { type FileUrlParams, secondsLeft, signFileUrl } from './file-url.ts'
import type { FileStorage, OpenFile } from './storage/file-storage.ts'
import { reencodeImage } from './upload/image-check.ts'
import { checkPdf, fromHeader } from './upload/pdf-check.ts'
import type { ReceivedFile } from './upload/upload-form.ts'

export interface FileServiceDependencies {
  db: Database
  clock: Clock
  storage: FileStorage
  /** Signs the URLs. */
  secret: string
  log: FastifyBaseLogger
}

/** What may be sent. */
export interface AcceptedFiles {
  kind: FileKind
  types: readonly MediaType[]
  /** Said of a PDF that asks for a password. */
  lockedError: FormError
}

/** A file of a signed URL. */
export interface FoundFile {
  file: CheckedFile
  /** Until the URL expires. */
  secondsLeft: number
}

/** A file opened for reading. */
export interface OpenedFile extends FoundFile {
  body: OpenFile['body']
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
   * @throws HttpError (415) with the error for a locked file when it is a PDF that asks for a password
   */
  accept(received: ReceivedFile, accepted: AcceptedFiles): Promise<CheckedFile | undefined>
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
   * Finds a file by its signed URL.
   * @throws NotFoundError for an invalid or expired signature, or when the file no longer exists
   */
  find(address: FileUrlParams): Promise<FoundFile>
  /** The content of a file. @throws NotFoundError when it no longer exists */
  read(publicId: string): Promise<Buffer>
  /**
   * Opens a file by its signed URL.
   * @throws NotFoundError as `find`
   */
  open(address: FileUrlParams): Promise<OpenedFile>
}

/** The media type by the content, and the content from where it begins. */
async function recognise(content: Buffer): Promise<{ mediaType?: string; content: Buffer }> {
  const found = await fileTypeFromBuffer(content)
  const pdf = found ? undefined : fromHeader(content)
  if (pdf) return { mediaType: 'application/pdf', content: pdf }
  return { content, ...(found && { mediaType: found.mime }) }
}

/**
 * The content to store; undefined when it is not a valid file of this type.
 * @throws HttpError (415) for a PDF that asks for a password
 */
async function cleanContent(
  content: Buffer,
  mediaType: MediaType,
  lockedError: FormError,
): Promise<Buffer | undefined> {
  if (mediaType !== 'application/pdf') return reencodeImage(content, mediaType)
  const verdict = checkPdf(content)
  if (verdict === 'locked') throw new HttpError({ ...lockedError, statusCode: 415 })
  return verdict === 'readable' ? content : undefined
}

export function createFileService(dependencies: FileServiceDependencies): FileService {
  const { db, clock, storage, secret, log } = dependencies
  const statementOf = (file: CheckedFile, userId: number) =>
    insertFileStatement(file, { by: userId, at: clock.now() })
  const findBySignature = async (address: FileUrlParams): Promise<FoundFile> => {
    const left = secondsLeft(secret, address, clock.now())
    const file = left > 0 ? await findFile(db, address.id) : undefined
    if (!file) throw new NotFoundError()
    return { file, secondsLeft: left }
  }
  const openBody = async (publicId: string): Promise<OpenFile['body']> => {
    const stored = await storage.open(publicId)
    if (!stored) throw new NotFoundError()
    return stored.body
  }
  return {
    async accept(received, accepted) {
      const found = await recognise(received.content ?? (await readFile(received.path)))
      const mediaType = accepted.types.find((type) => type === found.mediaType)
      const clean =
        mediaType && (await cleanContent(found.content, mediaType, accepted.lockedError))
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

    find: findBySignature,

    read: async (publicId) => buffer(await openBody(publicId)),

    async open(address) {
      const found = await findBySignature(address)
      return { ...found, body: await openBody(found.file.publicId) }
    },
  }
}
