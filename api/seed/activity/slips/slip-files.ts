import { createHash } from 'node:crypto'
import sharp, { type Raw } from 'sharp'
import type { CheckedFile } from '../../../src/base/files/file.ts'
import type { FileStorage } from '../../../src/base/files/storage/file-storage.ts'
import type { ReceivedFile } from '../../../src/base/files/upload/upload-form.ts'
import { newPublicId } from '../../../src/base/shared/ids.ts'
import { bankOf, drawBankSlip, transferKindOf } from './draw-bank-slip.ts'
import { drawUpiSlip } from './draw-upi-slip.ts'
import { plainPdf } from './plain-pdf.ts'
import type { Slip } from './slip.ts'
import { amountTextOf, type SlipDrawing, svgOf, timeTextOf } from './slip-drawing.ts'

/** A drawn base, as pixels. */
interface Base {
  data: Buffer
  raw: Raw
}

/** A file in memory that was drawn here. */
export type DrawnFile = ReceivedFile & { content: Buffer }

/** Makes a file as if it had been uploaded. */
export function uploadOf(content: Buffer, originalName: string): DrawnFile {
  const sha256 = createHash('sha256').update(content).digest('hex')
  return { path: '', content, originalName, bytes: content.length, sha256 }
}

/** Stores a slip as an upload is stored, which would be checked and encoded anew; what was drawn here need not be. */
export async function storeSlip(
  storage: FileStorage,
  { form }: Slip,
  { content, originalName, bytes, sha256 }: DrawnFile,
): Promise<CheckedFile> {
  const mediaType = form === 'pdf' ? 'application/pdf' : 'image/jpeg'
  const publicId = newPublicId()
  await storage.put(publicId, content, mediaType)
  return { publicId, kind: 'payment-proof', mediaType, originalName, bytes, sha256 }
}

async function rasterise(svg: string): Promise<Base> {
  const picture = sharp(Buffer.from(svg)).removeAlpha().raw()
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

/**
 * Draws a transparent picture (RGBA) on a base (RGB): a tenth of what composing costs, which converts every pixel, for most are
 * transparent.
 */
function drawOn(base: Buffer, detail: Buffer): Buffer {
  const drawn = Buffer.from(base)
  for (let from = 0, to = 0; from < detail.length; from += 4, to += 3) {
    const alpha = detail[from + 3] ?? 0
    if (alpha === 0) continue
    for (let channel = 0; channel < 3; channel += 1) {
      const under = drawn[to + channel] ?? 0
      const over = detail[from + channel] ?? 0
      drawn[to + channel] = Math.round(under + ((over - under) * alpha) / 255)
    }
  }
  return drawn
}

function pdfSlip(slip: Slip, payee: string): Buffer {
  return plainPdf(`${bankOf(slip).name}: fund transfer advice`, [
    `Status: SUCCESS`,
    `Mode: ${transferKindOf(slip)}`,
    `UTR number: ${slip.reference}`,
    `Amount: Rs ${amountTextOf(slip)}`,
    `Date and time: ${timeTextOf(slip.paidAt)}`,
    `Remitter: ${slip.payer}`,
    `Beneficiary: ${payee}`,
  ])
}

/**
 * Creates the files of payment slips. Pictures are small, and their base is drawn once per design: hundreds take two
 * seconds. @param payee the account holder who is paid
 */
export function createSlipFiles(payee: string): (slip: Slip) => Promise<DrawnFile> {
  const bases = new Map<string, Promise<Base>>()
  const baseOf = ({ width, height, base }: SlipDrawing): Promise<Base> => {
    const drawn = bases.get(base) ?? rasterise(svgOf({ width, height }, base))
    bases.set(base, drawn)
    return drawn
  }
  return async (slip) => {
    if (slip.form === 'pdf') return uploadOf(pdfSlip(slip, payee), 'payment-advice.pdf')
    const isUpi = slip.form === 'upi'
    const drawing = isUpi ? drawUpiSlip(slip, payee) : drawBankSlip(slip, payee)
    const { data, raw } = await baseOf(drawing)
    const detail = await sharp(Buffer.from(svgOf(drawing, drawing.detail)))
      .raw()
      .toBuffer()
    const picture = sharp(drawOn(data, detail), { raw }).jpeg({ quality: 82 })
    return uploadOf(await picture.toBuffer(), isUpi ? 'screenshot.jpg' : 'advice.jpg')
  }
}
