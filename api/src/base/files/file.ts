import type { ProofType } from '@store/contract/rules/limits'

/** The kinds of private files: a buyer's payment proof, or the bill of an order. */
export type FileKind = 'payment-proof' | 'bill'

/** The media types a private file may have. */
export type MediaType = ProofType

/** File extensions by media type. */
export const extensionOf: Readonly<Record<MediaType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
}

/** The data in the URL of a file; nothing in it is user-supplied. */
export interface FileReference {
  publicId: string
  kind: FileKind
  mediaType: MediaType
}

/** A validated file in the storage that has no row yet. */
export interface CheckedFile extends FileReference {
  /** The name of the upload, sanitised. */
  originalName: string
  /** Size as stored. */
  bytes: number
  /** SHA-256 of the bytes as uploaded, to detect duplicates. */
  sha256: string
}
