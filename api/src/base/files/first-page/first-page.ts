import { noPicture } from '@store/contract/rules/file-messages'
import { defineError } from '../../http/errors/errors.ts'

/** 404: the first page of a PDF cannot be drawn. The file itself can be opened. */
export const NoPictureError = defineError('no_picture', noPicture, 404)

/** The first page of a PDF as a WebP picture. */
export interface DrawnPage {
  picture: Uint8Array
  /** In pixels. */
  width: number
  height: number
  /** Of the whole PDF. */
  pages: number
}

/** Draws the first page of a PDF. @throws NoPictureError */
export type DrawFirstPage = (content: Uint8Array) => Promise<DrawnPage>
