import type { CorpusLine } from '../corpus-line.ts'
import { writeCamt } from './write-camt.ts'
import { writeMt940 } from './write-mt940.ts'
import { writeAxis, writeHdfc, writeIcici, writeKotak, writeSbi } from './write-tables.ts'

/** A statement in each layout, with what banks write around it. */
export const statementWriters = {
  hdfc: writeHdfc,
  icici: writeIcici,
  sbi: writeSbi,
  axis: writeAxis,
  kotak: writeKotak,
  mt940: writeMt940,
  camt053: writeCamt,
} satisfies Record<string, (lines: readonly CorpusLine[]) => Buffer | Promise<Buffer>>

export type CorpusLayout = keyof typeof statementWriters

export const corpusLayouts = Object.keys(statementWriters) as CorpusLayout[]
