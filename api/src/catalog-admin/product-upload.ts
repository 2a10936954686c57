import type { MultipartFile } from '@fastify/multipart'
import { largestImageBytes, mostProductImages } from '@store/contract/rules/limits'
import type { FastifyRequest } from 'fastify'
import { rejectBrokenForm } from '../files/upload/broken-form.ts'
import { readTextField } from '../http/body/text-fields.ts'
import { imageTooLarge } from './product-admin-errors.ts'

/** The product form as received (spec §7): text fields by name, and the pictures, unchecked. */
export interface ProductUpload {
  fields: ReadonlyMap<string, string>
  pictures: Buffer[]
}

const limits = {
  fileSize: largestImageBytes,
  files: 20,
  fields: 20,
  parts: 40,
  fieldSize: 64 * 1024,
  headerPairs: 50,
}

async function readPicture(part: MultipartFile): Promise<Buffer> {
  const content = await part.toBuffer()
  if (part.file.truncated) throw imageTooLarge()
  return content
}

async function readParts(request: FastifyRequest): Promise<ProductUpload> {
  const fields = new Map<string, string>()
  const pictures: Buffer[] = []
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      fields.set(part.fieldname, readTextField(part))
    } else if (
      part.fieldname === 'images' &&
      part.filename &&
      pictures.length < mostProductImages
    ) {
      pictures.push(await readPicture(part))
    } else {
      part.file.resume()
    }
  }
  return { fields, pictures }
}

/**
 * Reads the product form. Only the first three pictures are read (spec §5). A request that is not a multipart form
 * reads as an empty one, so that the form's own messages are returned.
 * @throws HttpError (413) for a picture that is too large, (400) for a truncated form
 */
export async function readProductUpload(request: FastifyRequest): Promise<ProductUpload> {
  if (!request.isMultipart()) return { fields: new Map(), pictures: [] }
  return rejectBrokenForm(async () => readParts(request))
}
