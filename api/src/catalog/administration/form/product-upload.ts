import type { MultipartFile } from '@fastify/multipart'
import { mostDocuments } from '@store/contract/rules/catalog/product-documents'
import {
  largestDocumentBytes,
  largestImageBytes,
  mostProductImages,
} from '@store/contract/rules/limits'
import type { FastifyRequest } from 'fastify'
import { readTextField, rejectBrokenForm } from '../../../base/base.ts'
import { documentTooLarge, imageTooLarge, tooManyDocuments } from '../product-admin-errors.ts'

/** A PDF as received, with its file name. */
export interface UploadedDocument {
  name: string
  content: Buffer
}

/** The product form as received (catalog 4.5): text fields by name, and the pictures and documents, unchecked. */
export interface ProductUpload {
  fields: ReadonlyMap<string, string>
  pictures: Buffer[]
  documents: UploadedDocument[]
}

const limits = {
  fileSize: Math.max(largestImageBytes, largestDocumentBytes),
  files: 20,
  fields: 40,
  parts: 60,
  fieldSize: 64 * 1024,
  headerPairs: 50,
}

async function readPicture(part: MultipartFile): Promise<Buffer> {
  const content = await part.toBuffer()
  if (part.file.truncated || content.length > largestImageBytes) throw imageTooLarge()
  return content
}

/** @throws HttpError before it reads one document more than a product may have */
async function readDocument(part: MultipartFile, present: number): Promise<UploadedDocument> {
  if (present >= mostDocuments) throw tooManyDocuments()
  readTextField({ fieldname: 'documents', value: part.filename }, undefined)
  const content = await part.toBuffer()
  if (part.file.truncated || content.length > largestDocumentBytes) throw documentTooLarge()
  return { name: part.filename, content }
}

async function readParts(request: FastifyRequest): Promise<ProductUpload> {
  const { form } = request.routeOptions.config
  const fields = new Map<string, string>()
  const pictures: Buffer[] = []
  const documents: UploadedDocument[] = []
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      fields.set(part.fieldname, readTextField(part, form))
    } else if (
      part.fieldname === 'images' &&
      part.filename &&
      pictures.length < mostProductImages
    ) {
      pictures.push(await readPicture(part))
    } else if (part.fieldname === 'documents' && part.filename) {
      documents.push(await readDocument(part, documents.length))
    } else {
      part.file.resume()
    }
  }
  return { fields, pictures, documents }
}

/**
 * Reads the product form. Only the first three pictures are read (catalog 1.2). A request that is not a multipart form
 * reads as an empty one, so that the form's own messages are returned.
 * @throws HttpError (413) for a picture or document that is too large, (400) for too many documents or a truncated form
 */
export async function readProductUpload(request: FastifyRequest): Promise<ProductUpload> {
  if (!request.isMultipart()) return { fields: new Map(), pictures: [], documents: [] }
  return rejectBrokenForm(async () => readParts(request))
}
