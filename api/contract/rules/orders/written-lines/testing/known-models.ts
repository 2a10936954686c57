import { type KnownModels, type MatchedLine, matchLine } from '../match-line.ts'
import { modelKeyOf } from '../model-key.ts'
import { readLine } from '../read-line.ts'
import { readWrittenLines } from '../written-lines.ts'

/** A catalogue of these models, in memory. */
export function knownModels(models: readonly string[]): KnownModels<{ modelNo: string }> {
  const keys = models.map((modelNo) => ({ modelNo, key: modelKeyOf(modelNo) }))
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
export function meaningsOf(written: string, known: KnownModels<{ modelNo: string }>): string[] {
  return readWrittenLines(written).map(({ text }) => meaningOf(matchLine(readLine(text), known)))
}
