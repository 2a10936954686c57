import type { ProofType } from '@store/contract/rules/limits'

/** What a private file is: a buyer's payment proof or the bill of an order. */
export type FileKind = 'payment-proof' | 'bill'

/** The media types a private file may have. */
export type MediaType = ProofType

/** The ending of a file's name, by what the file is, never by what it was called. */
export const extensionOf: Readonly<Record<MediaType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
}

/** What an address of a file is made of; no word of it comes from a person. */
export interface FileReference {
  publicId: string
  kind: FileKind
  mediaType: MediaType
}

/** A file that was checked and lies in the storage, but in no table yet. */
export interface CheckedFile extends FileReference {
  /** What its owner called it, made safe to show and to save under. */
  originalName: string
  /** Size as stored. */
  bytes: number
  /** SHA-256 of the bytes as they were sent, so that the same file is known again. */
  sha256: string
}
