import type { CorpusLine } from '../corpus-line.ts'
import { writeCamt } from './write-camt.ts'
import { writeMt940 } from './write-mt940.ts'
import { writeAxis, writeHdfc, writeIcici, writeKotak, writeSbi } from './write-tables.ts'

/** The layouts of the corpus. */
export const corpusLayouts = ['hdfc', 'icici', 'sbi', 'axis', 'kotak', 'mt940', 'camt053'] as const
type CorpusLayout = (typeof corpusLayouts)[number]

type StatementWriter = (lines: readonly CorpusLine[]) => Buffer | Promise<Buffer>

/** A statement in each layout, with what banks write around it. */
export const statementWriters: Readonly<Record<CorpusLayout, StatementWriter>> = {
  hdfc: writeHdfc,
  icici: writeIcici,
  sbi: writeSbi,
  axis: writeAxis,
  kotak: writeKotak,
  mt940: writeMt940,
  camt053: writeCamt,
}
