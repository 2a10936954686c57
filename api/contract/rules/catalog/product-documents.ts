import * as adminMessages from '../admin-messages.ts'
import type { FieldError } from '../field-errors.ts'
import { controlCharacters } from '../messages.ts'
import { isPlainText } from '../text-rule.ts'
import { lineOf } from './product-texts.ts'

/** Maximum number of documents of a product, and the longest title of one, in characters. */
export const mostDocuments = 5
export const longestDocumentTitle = 80

/** The `accept` attribute of a file input for documents. */
export const documentAccept = 'application/pdf'

const words = adminMessages.productDocuments

const untitled = 'Document'

/**
 * The title that a file proposes: its name without folder and extension, or "Document" where that leaves nothing.
 * @example documentTitleOf('LaserJet_P1108_manual.pdf') // 'LaserJet P1108 manual'
 */
export function documentTitleOf(fileName: string): string {
  const name = fileName.split(/[\\/]/).at(-1) ?? ''
  const title = lineOf(name.replace(/\.[^.]*$/, '').replaceAll('_', ' '))
  const plain = isPlainText(title) ? title.slice(0, longestDocumentTitle).trim() : ''
  return plain || untitled
}

function faultOf(title: string): string | undefined {
  if (!isPlainText(title)) return controlCharacters
  if (title === '') return words.titleRequired
  return title.length > longestDocumentTitle ? words.titleTooLong(longestDocumentTitle) : undefined
}

/**
 * Reads the titles of a product's documents.
 * @returns the titles as they are stored, and the invalid ones as `documents.<index>`
 */
export function readDocumentTitles(typed: readonly string[]): {
  titles: string[]
  faults: FieldError[]
} {
  const titles = typed.map(lineOf)
  const faults = titles.flatMap((title, index) => {
    const message = faultOf(title)
    return message === undefined ? [] : [{ field: `documents.${index}`, message }]
  })
  if (titles.length > mostDocuments) {
    faults.push({ field: 'documents', message: words.tooMany(mostDocuments) })
  }
  return { titles, faults }
}
