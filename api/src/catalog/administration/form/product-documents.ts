import * as adminMessages from '@store/contract/rules/admin-messages'
import {
  documentTitleOf,
  readDocumentTitles,
} from '@store/contract/rules/catalog/product-documents'
import { fieldError } from '@store/contract/rules/field-errors'
import { FormDocumentsSchema } from '@store/contract/schemas/catalog/catalog-admin'
import { Compile } from 'typebox/compile'
import { type FileStorage, HttpError, isReadablePdf, readJson } from '../../../base/base.ts'
import { newDocumentKey, type StoredDocument } from '../../products/product.ts'
import { notAPdf } from '../product-admin-errors.ts'
import type { UploadedDocument } from './product-upload.ts'

const mediaType = 'application/pdf'
const listCheck = Compile(FormDocumentsSchema)
const words = adminMessages.productDocuments

/** An uploaded document that was checked, and is to be stored under its key. */
export interface NewDocument extends StoredDocument {
  content: Buffer
}

/**
 * Checks uploaded documents by their content, as payment proofs are.
 * @param productId the public id of their product
 * @throws HttpError (415) for anything but complete PDFs
 */
export function checkDocuments(
  productId: string,
  uploads: readonly UploadedDocument[],
): NewDocument[] {
  if (!uploads.every(({ content }) => isReadablePdf(content))) throw notAPdf()
  return uploads.map(({ name, content }) => ({
    key: newDocumentKey(productId),
    title: documentTitleOf(name),
    bytes: content.length,
    content,
  }))
}

/** Stores checked documents; without a product that refers to them they are deleted later. */
export async function storeDocuments(
  storage: FileStorage,
  documents: readonly NewDocument[],
): Promise<void> {
  for (const { key, content } of documents) await storage.put(key, content, mediaType)
}

/** `/api/documents/<key>/<name>.pdf`, or the key alone. */
function keyOf(address: string): string {
  return address.replace(/^\/api\/documents\//, '').replace(/\/.*$/, '')
}

/** The listed documents: former ones by their address, new ones in the order in which they were uploaded. */
function listedOf(
  sent: string,
  former: readonly StoredDocument[],
  added: readonly StoredDocument[],
): StoredDocument[] {
  const entries = readJson(sent || '[]')
  if (!listCheck.Check(entries)) throw new HttpError(fieldError('documents', words.unreadable))
  const waiting = [...added]
  const listed = entries.map(({ url, title }) => {
    const found = url === undefined ? waiting.shift() : former.find(({ key }) => key === keyOf(url))
    if (!found) {
      const message = url === undefined ? words.fileMissing : words.unknown
      throw new HttpError(fieldError('documents', message))
    }
    return { ...found, title }
  })
  return [...listed, ...waiting]
}

/**
 * The documents of a product after a change: those in `documentList`, in that order, and the other uploaded ones.
 * Without that field the former ones stay, so that a form that does not know documents leaves them alone.
 * @param added the uploaded documents
 * @throws HttpError (400) for a document the product does not have, an invalid title, or too many documents
 */
export function documentsOf(
  fields: ReadonlyMap<string, string>,
  former: readonly StoredDocument[],
  added: readonly StoredDocument[],
): StoredDocument[] {
  const sent = fields.get('documentList')
  const documents = sent === undefined ? [...former, ...added] : listedOf(sent, former, added)
  const { titles, faults } = readDocumentTitles(documents.map(({ title }) => title))
  const [fault] = faults
  if (fault) throw new HttpError({ message: fault.message, fields: faults })
  const keys = new Set(documents.map(({ key }) => key))
  if (keys.size < documents.length) throw new HttpError(fieldError('documents', words.unreadable))
  return documents.map(({ key, bytes }, index) => ({ key, title: titles[index] ?? '', bytes }))
}
