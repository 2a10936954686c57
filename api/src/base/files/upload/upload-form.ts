import { createHash } from 'node:crypto'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { readTextField } from '../../http/body/text-fields.ts'
import { HttpError } from '../../http/errors/errors.ts'
import { rejectBrokenForm } from './broken-form.ts'

/** An uploaded file, not yet validated. */
export interface ReceivedFile {
  /** Path on disk, unless `content` is set. */
  path: string
  /** The whole content of a small file, when the rule keeps small files in memory. */
  content: Buffer | undefined
  originalName: string
  bytes: number
  sha256: string
}

/** A multipart form: its text fields by name, and the expected file. */
export interface UploadForm {
  fields: ReadonlyMap<string, string>
  file: ReceivedFile | undefined
}

/** The file field of a form, its size limit, and the message when it is larger. */
export interface UploadRule {
  field: string
  largestBytes: number
  tooLarge: string
  /** The largest text field, in bytes; default: 64 KB. */
  largestTextBytes?: number
  /** A small file then never touches the disk; for callers that read it whole. */
  keepsSmallInMemory?: boolean
}

/** Prefix of the temporary folders of uploads. */
export const uploadFolderPrefix = 'store-upload-'

/** Files up to this size in bytes are small. */
const smallFile = 256 * 1024

const largestText = 64 * 1024
const formLimits = { files: 1, fields: 10, parts: 11, headerPairs: 50 }

interface Drop {
  rule: UploadRule
  /** Creates the temporary folder. */
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
  const { form } = request.routeOptions.config
  const fields = new Map<string, string>()
  let file: ReceivedFile | undefined
  const { largestBytes: fileSize, largestTextBytes: fieldSize = largestText } = rule
  const limits = { ...formLimits, fileSize, fieldSize }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      fields.set(part.fieldname, readTextField(part, form))
    } else if (part.fieldname === rule.field && part.filename) {
      readTextField({ fieldname: rule.field, value: part.filename }, undefined)
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
 * Parses a multipart form and passes it to `use`; the file is streamed to disk unless it is small, and deleted
 * afterwards. A request that is not a multipart form is treated as an empty form, so that the feature's own
 * validation answers.
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
