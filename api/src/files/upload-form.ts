import { createHash } from 'node:crypto'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { HttpError } from '../http/errors.ts'
import { readTextField } from '../http/text-fields.ts'
import { rejectBrokenForm } from './broken-form.ts'

/** A file as it came in, unchecked. */
export interface ReceivedFile {
  /** Where it lies on disk, unless `content` is there. */
  path: string
  /** All of it: a small file of a rule that keeps such in memory. */
  content: Buffer | undefined
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
  /** For who reads it whole: a small file then never touches the disk. */
  keepsSmallInMemory?: boolean
}

/** How folders of uploads on their way in begin, in the folder for temporary files. */
export const uploadFolderPrefix = 'store-upload-'

/** What is still small, in bytes. */
const smallFile = 256 * 1024

const formLimits = { files: 1, fields: 10, parts: 11, fieldSize: 64 * 1024, headerPairs: 50 }

interface Drop {
  rule: UploadRule
  /** Makes the place on disk. */
  openFolder(): Promise<string>
}

async function receive(part: MultipartFile, { rule, openFolder }: Drop): Promise<ReceivedFile> {
  const source: AsyncIterable<Buffer> = part.file
  const hash = createHash('sha256')
  const waiting: Buffer[] = []
  let bytes = 0
  let path = ''
  const isSmall = () => rule.keepsSmallInMemory === true && bytes <= smallFile
  const writeAway = async () => {
    path ||= join(await openFolder(), 'upload')
    await appendFile(path, Buffer.concat(waiting.splice(0)), { mode: 0o600 })
  }
  for await (const chunk of source) {
    hash.update(chunk)
    bytes += chunk.length
    waiting.push(chunk)
    if (!isSmall()) await writeAway()
  }
  if (!isSmall()) await writeAway()
  const content = path ? undefined : Buffer.concat(waiting)
  return { path, content, originalName: part.filename, bytes, sha256: hash.digest('hex') }
}

async function readForm(request: FastifyRequest, drop: Drop): Promise<UploadForm> {
  const { rule } = drop
  const fields = new Map<string, string>()
  let file: ReceivedFile | undefined
  const limits = { ...formLimits, fileSize: rule.largestBytes }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      fields.set(part.fieldname, readTextField(part))
    } else if (part.fieldname === rule.field && part.filename) {
      readTextField({ fieldname: rule.field, value: part.filename })
      file = await receive(part, drop)
      if (part.file.truncated) {
        const fault = { field: rule.field, message: rule.tooLarge }
        throw new HttpError({ statusCode: 413, message: rule.tooLarge, fields: [fault] })
      }
    } else {
      part.file.resume()
    }
  }
  return { fields, file }
}

/**
 * Reads a multipart form, its file streamed to disk unless it is small, and gives it to `use`; the file is gone
 * afterwards.
 * A request that is no multipart form reads as an empty one, so that the feature's own words answer.
 * @throws HttpError (413) when the file is larger than the rule allows
 */
export async function withUploadForm<T>(
  request: FastifyRequest,
  rule: UploadRule,
  use: (form: UploadForm) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) return use({ fields: new Map(), file: undefined })
  let folder: string | undefined
  const openFolder = async () => {
    folder = await mkdtemp(join(tmpdir(), uploadFolderPrefix))
    return folder
  }
  try {
    return await use(await rejectBrokenForm(async () => readForm(request, { rule, openFolder })))
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true })
  }
}
