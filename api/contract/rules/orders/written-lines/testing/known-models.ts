import { type KnownModels, type MatchedLine, matchLine, type NamedModel } from '../match-line.ts'
import { modelKeyOf } from '../model-key.ts'
import { readLine } from '../read-line.ts'
import { readWrittenLines } from '../written-lines.ts'

/** Names of products with their brands and categories, as a catalogue has them. */
export const corpusNames: Readonly<Record<string, string>> = {
  Q2612A: 'HP 12A black toner cartridge',
  CE285A: 'HP 85A black toner cartridge',
  CF226A: 'HP 26A toner cartridge',
  CF226X: 'HP 26X toner cartridge',
  W1106A: 'HP 106A toner cartridge',
  'TN-2365': 'Brother toner cartridge',
  'DR-2365': 'Brother drum',
  'MLT-D101S': 'Samsung toner',
  'DIR-615': 'D-Link dlink wireless router',
  'UC-E6': 'Cat6 cable',
  'DS-2CD1023G0E-I': 'Hikvision 2MP bullet camera',
  'DS-7204HGHI-F1': 'Hikvision 4 channel DVR',
  'KVR26N19S8/8': 'Kingston 8GB DDR4 desktop RAM',
  'TL-SG1008D': 'TP-Link 8 port switch',
  M185: 'Logitech wireless mouse',
  'LM-1200': 'Lamination machine laminator A3',
  'Archer C6': 'TP-Link router',
  'Ink 664': 'Epson ink bottle',
  'Ink 003': 'Epson ink bottle',
  'BX600C-IN': 'APC UPS',
  WD10PURZ: 'WD 1TB surveillance HDD',
  ST1000VX005: 'Seagate 1TB HDD',
  'HL-L2321D': 'Brother laser printer',
}

/** A catalogue of these models, in memory. */
export function knownModels(models: readonly string[]): KnownModels<NamedModel> {
  const keys = models.map((modelNo) => ({
    modelNo,
    brand: '',
    name: corpusNames[modelNo] ?? '',
    key: modelKeyOf(modelNo),
  }))
  return {
    whole: (key) => keys.filter((model) => model.key === key),
    part: (key) => keys.filter((model) => model.key.startsWith(key) || model.key.endsWith(key)),
  }
}

/** @example meaningOf({ products: [{ modelNo: 'Q2612A' }], quantity: 10 }) // 'Q2612A × 10' */
export function meaningOf({ products, quantity }: MatchedLine<{ modelNo: string }>): string {
  return `${products.map(({ modelNo }) => modelNo).join(' | ') || '?'} × ${quantity ?? '?'}`
}

/** What a list means in a catalogue, item by item. */
export function meaningsOf(written: string, known: KnownModels<NamedModel>): string[] {
  return readWrittenLines(written).map(({ text }) => meaningOf(matchLine(readLine(text), known)))
}
