import * as adminMessages from '@store/contract/rules/admin-messages'
import {
  documentAccept,
  documentTitleOf,
  mostDocuments,
} from '@store/contract/rules/catalog/product-documents'
import { largestDocumentBytes } from '@store/contract/rules/limits'

/** A document in the product form: a stored one, or a newly chosen PDF. */
export type FormDocument =
  | { kind: 'kept'; title: string; url: string; bytes: number }
  | { kind: 'new'; title: string; file: File }

const words = adminMessages.productDocuments

function findDocumentError(file: File): string | undefined {
  if (file.type !== documentAccept) return words.type
  return file.size > largestDocumentBytes ? words.tooLarge : undefined
}

/**
 * Appends chosen PDFs, titled by their file names.
 * @returns the documents, at most as many as a product may have, and the first reason why a file was left out
 */
export function addDocuments(documents: readonly FormDocument[], files: readonly File[]) {
  const good = files.filter((file) => findDocumentError(file) === undefined)
  const added = good.map((file) => ({
    kind: 'new' as const,
    title: documentTitleOf(file.name),
    file,
  }))
  const combined: FormDocument[] = [...documents, ...added]
  const fileError = files.map(findDocumentError).find((found) => found !== undefined)
  const tooMany = combined.length > mostDocuments ? words.tooMany(mostDocuments) : undefined
  return { documents: combined.slice(0, mostDocuments), fileError: fileError ?? tooMany }
}

/** The field `documentList` of the product form. */
export function documentListOf(documents: readonly FormDocument[]): string {
  return JSON.stringify(
    documents.map((document) =>
      document.kind === 'kept'
        ? { url: document.url, title: document.title }
        : { title: document.title },
    ),
  )
}
