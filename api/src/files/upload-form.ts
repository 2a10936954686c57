import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { RefusedError } from '../http/errors.ts'
import { refuseBrokenForm } from './broken-form.ts'

/** A file as it came in: on disk, unchecked. */
export interface ReceivedFile {
  path: string
  originalName: string
  bytes: number
  sha256: string
}

/** A multipart form: its text fields by name, and the one file it was asked for. */
export interface UploadForm {
  fields: ReadonlyMap<string, string>
  file: ReceivedFile | undefined
}

/** Which file a form carries, how many bytes it may have, and what to say when it has more. */
export interface UploadRule {
  field: string
  largestBytes: number
  tooLarge: string
}

const formLimits = { files: 1, fields: 10, parts: 11, fieldSize: 64 * 1024, headerPairs: 50 }

async function receive(part: MultipartFile, path: string): Promise<ReceivedFile> {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(
    part.file,
    async function* count(source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  )
  return { path, originalName: part.filename, bytes, sha256: hash.digest('hex') }
}

async function readForm(
  request: FastifyRequest,
  rule: UploadRule,
  folder: string,
): Promise<UploadForm> {
  const fields = new Map<string, string>()
  let file: ReceivedFile | undefined
  const limits = { ...formLimits, fileSize: rule.largestBytes }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      const { value } = part
      fields.set(part.fieldname, typeof value === 'string' ? value : JSON.stringify(value))
    } else if (part.fieldname === rule.field && part.filename) {
      file = await receive(part, join(folder, 'upload'))
      if (part.file.truncated) {
        const fault = { field: rule.field, message: rule.tooLarge }
        throw new RefusedError({ statusCode: 413, message: rule.tooLarge, fields: [fault] })
      }
    } else {
      part.file.resume()
    }
  }
  return { fields, file }
}

/**
 * Reads a multipart form, its file streamed to disk, and gives it to `use`; the file is gone afterwards.
 * A request that is no multipart form reads as an empty one, so that the feature's own words answer.
 * @throws RefusedError (413) when the file is larger than the rule allows
 */
export async function withUploadForm<T>(
  request: FastifyRequest,
  rule: UploadRule,
  use: (form: UploadForm) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) return use({ fields: new Map(), file: undefined })
  const folder = await mkdtemp(join(tmpdir(), 'store-upload-'))
  try {
    return await use(await refuseBrokenForm(async () => readForm(request, rule, folder)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
