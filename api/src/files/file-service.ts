import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { fileTypeFromBuffer } from 'file-type/core'
import type { Database } from '../database/database.ts'
import { executeStatement, type Statement } from '../database/statement.ts'
import { NotFoundError } from '../http/errors.ts'
import type { Clock } from '../shared/clock.ts'
import { newPublicId } from '../shared/ids.ts'
import type { CheckedFile, FileKind, FileReference, MediaType } from './file.ts'
import { safeNameOf } from './file-name.ts'
import { deleteFile, findFile, insertFileStatement } from './file-repository.ts'
import type { FileStorage } from './file-storage.ts'
import { type FileUrlParams, secondsLeft, signFileUrl } from './file-url.ts'
import { reencodeImage } from './image-check.ts'
import { isReadablePdf } from './pdf-check.ts'
import type { ReceivedFile } from './upload-form.ts'

/** What the desk works with. */
export interface FileServiceDependencies {
  db: Database
  clock: Clock
  storage: FileStorage
  /** Signs the addresses. */
  secret: string
  log: FastifyBaseLogger
}

/** A file somebody may read now. */
export interface OpenedFile {
  file: CheckedFile
  body: Readable
  /** How long its address is still good. */
  secondsLeft: number
}

/** The bytes to keep of a file of this type; undefined when it only pretends to be one. */
async function cleanContent(content: Buffer, mediaType: MediaType): Promise<Buffer | undefined> {
  if (mediaType === 'application/pdf') return isReadablePdf(content) ? content : undefined
  return reencodeImage(content, mediaType)
}

/**
 * Takes private files in, hands their addresses out and opens them again. A file goes through three
 * steps: accepted (checked, in the storage), recorded (in the table, inside the caller's transaction),
 * discarded (when the transaction certainly failed, or the file was replaced). What is never recorded nor discarded
 * is removed an hour later (orphaned-files.ts).
 */
export class FileService {
  readonly #parts: FileServiceDependencies

  constructor(parts: FileServiceDependencies) {
    this.#parts = parts
  }

  /**
   * Checks a file by its content and puts it into the storage.
   * @returns undefined when it is not a sound file of one of the types
   */
  async accept(
    received: ReceivedFile,
    wanted: { kind: FileKind; types: readonly MediaType[] },
  ): Promise<CheckedFile | undefined> {
    const content = received.content ?? (await readFile(received.path))
    const found = await fileTypeFromBuffer(content)
    const mediaType = wanted.types.find((type) => type === found?.mime)
    const clean = mediaType && (await cleanContent(content, mediaType))
    if (!clean) return undefined
    const publicId = newPublicId()
    await this.#parts.storage.put(publicId, clean, mediaType)
    return {
      publicId,
      kind: wanted.kind,
      mediaType,
      originalName: safeNameOf(received.originalName, mediaType),
      bytes: clean.length,
      sha256: received.sha256,
    }
  }

  /** What writes an accepted file into the table, for the caller's transaction. */
  insertFileStatement(file: CheckedFile, userId: number): Statement {
    return insertFileStatement(file, { by: userId, at: this.#parts.clock.now() })
  }

  /** Writes an accepted file into the table, inside the caller's transaction. @returns its key */
  async record(trx: Database, file: CheckedFile, userId: number): Promise<number> {
    const { insertId } = await executeStatement(trx, this.insertFileStatement(file, userId))
    return insertId
  }

  /** Takes a file out of the table, inside the caller's transaction; discard it after the commit. */
  async deleteRow(trx: Database, publicId: string): Promise<void> {
    await deleteFile(trx, publicId)
  }

  /**
   * Takes a file out of the storage, unless the table knows it. Only for a transaction that certainly failed
   * (`isDefiniteFailure`): a COMMIT whose answer got lost may go through after this looked. What cannot be removed
   * is logged and left to the cleanup of files without a row.
   */
  async discard(publicId: string): Promise<void> {
    const { db, storage, log } = this.#parts
    try {
      if (!(await findFile(db, publicId))) await storage.delete(publicId)
    } catch (error) {
      log.warn({ err: error, file: publicId }, 'a file was left over')
    }
  }

  /** A signed address, good for five to ten minutes. */
  urlOf(file: FileReference): string {
    return signFileUrl(this.#parts.secret, file, this.#parts.clock.now())
  }

  /**
   * Opens a file by its signed address.
   * @throws NotFoundError without a good signature, after it has ended, or when the file is gone
   */
  async open(address: FileUrlParams): Promise<OpenedFile> {
    const { db, clock, secret, storage } = this.#parts
    const left = secondsLeft(secret, address, clock.now())
    const file = left > 0 ? await findFile(db, address.id) : undefined
    const body = file && (await storage.open(file.publicId))
    if (!body) throw new NotFoundError()
    return { file, body, secondsLeft: left }
  }
}
