import type { StockLines } from '@store/contract/schemas/stock/stock'

/** A line of a list as the server read it. */
export type StockLine = StockLines['lines'][number]

/**
 * Adds a scanned piece to a list: to the line that it began, or a new one.
 * @example addScanned('Q2612A\t1', 'q2612a') // 'Q2612A\t2'
 */
export function addScanned(list: string, code: string): string {
  const lines = list.split('\n')
  const at = lines.findIndex((line) => {
    const [model = '', quantity = ''] = line.split('\t')
    return model.toLowerCase() === code.toLowerCase() && /^\d+$/.test(quantity)
  })
  if (at < 0) return `${list.trimEnd()}${list.trim() === '' ? '' : '\n'}${code}\t1`
  return lines
    .map((line, index) => {
      if (index !== at) return line
      const [model, quantity, ...others] = line.split('\t')
      return [model, Number(quantity) + 1, ...others].join('\t')
    })
    .join('\n')
}

function writeLine({ text, product, quantity, cost }: StockLine, modelNo: string | undefined) {
  const name = modelNo ?? product?.modelNo ?? text
  return [name, quantity ?? '?', ...(cost === undefined ? [] : [cost])].join('\t')
}

/**
 * Writes a model that somebody chose for a line into the list.
 * @param read all that the server read of the list
 */
export function chooseModel(
  list: string,
  read: readonly StockLine[],
  { line, modelNo }: { line: StockLine; modelNo: string },
): string {
  const same = read.filter(({ lineNumber }) => lineNumber === line.lineNumber)
  const written = same.map((one) => writeLine(one, one === line ? modelNo : undefined))
  return list
    .split(/\r\n?|\n|\u2028/)
    .flatMap((text, index) => (index + 1 === line.lineNumber ? written : [text]))
    .join('\n')
}
