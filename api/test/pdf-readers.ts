import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A word on a page, with its distance from the left and the upper edge, in points. */
export interface PlacedWord {
  word: string
  left: number
  top: number
}

/** What programs that know nothing of ours read in a PDF. */
export interface PdfReading {
  /** Poppler, which keeps the columns of tables. */
  poppler: string
  words: PlacedWord[]
  mupdf: string
}

function wordsOf(page: string): PlacedWord[] {
  const words = page.matchAll(/<word xMin="([\d.-]+)" yMin="([\d.-]+)"[^>]*>([^<]*)<\/word>/g)
  return Array.from(words, ([, left, top, word = '']) => ({
    word,
    left: Number(left),
    top: Number(top),
  }))
}

/**
 * Reads a PDF with Poppler and MuPDF, programs of Debian.
 * @throws Error when one of them is not installed: `apt-get install poppler-utils mupdf-tools`
 */
export async function readWithPrograms(content: Buffer): Promise<PdfReading> {
  const folder = await mkdtemp(join(tmpdir(), 'store-pdf-'))
  try {
    const file = join(folder, 'paper.pdf')
    await writeFile(file, content)
    const [poppler, page, mupdf] = await Promise.all([
      run('pdftotext', ['-layout', file, '-']),
      run('pdftotext', ['-bbox', file, '-']),
      run('mutool', ['draw', '-q', '-F', 'text', file]),
    ])
    return {
      poppler: poppler.stdout,
      words: wordsOf(page.stdout),
      // MuPDF leaves a vowel of two parts as its two letters.
      mupdf: mupdf.stdout.normalize('NFC'),
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
