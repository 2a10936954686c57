import {
  chosenText,
  type LineChoice,
  withChoice,
} from '@store/contract/rules/orders/written-lines/lists/with-choice'
import type { FormState } from '@store/ui'
import { useRef } from 'react'
import type { CheckedLine } from './order-lines.ts'

/** The model number of a line of a file, as far as its quantity: what stays when somebody corrects the quantity. */
const modelOf = (line: string) => line.slice(0, line.lastIndexOf(',') + 1)

/** The place of a line of the file; that of another line of its model, if it was corrected and is read once more. */
function placeOf(line: string, lines: readonly (string | undefined)[], read: readonly string[]) {
  const place = lines.indexOf(line)
  const model = modelOf(line)
  if (place >= 0 || !read.some((other) => modelOf(other) === model)) return place
  return lines.findIndex((other) => other?.startsWith(model))
}

/**
 * Puts the lines of a file into a list.
 * @param former its lines as they were read before, which they replace; what else was typed stays
 * @example withFileLines('12A, 90\n27A, 1', ['12A, 90'], ['12A, 5']) // '12A, 5\n27A, 1'
 */
function withFileLines(
  written: string,
  former: readonly string[],
  read: readonly string[],
): string {
  const lines: (string | undefined)[] =
    written.trimEnd() === '' ? [] : written.trimEnd().split('\n')
  let start = lines.length
  for (const line of former) {
    const place = placeOf(line, lines, read)
    if (place < 0) continue
    lines[place] = undefined
    start = Math.min(start, place)
  }
  return [...lines.slice(0, start), ...read, ...lines.slice(start)]
    .filter((line) => line !== undefined)
    .join('\n')
}

/** Changes of the text of a quick order that nobody types. @param lines as they are read */
export function useLineChanges(form: FormState<{ lines: string }>, lines: readonly CheckedLine[]) {
  const fileLines = useRef<readonly string[]>([])
  return {
    /** @param isAgain the lines are of the file that was read last, with other columns */
    putFile: (read: readonly string[], isAgain: boolean) => {
      const former = isAgain ? fileLines.current : []
      fileLines.current = read
      form.change('lines', (now) => withFileLines(now, former, read))
    },
    /** Takes one of several models, a near one, or a quantity for a line. */
    choose: (line: CheckedLine, choice: LineChoice) => {
      const text = chosenText(line, choice)
      fileLines.current = fileLines.current.map((former) => (former === line.text ? text : former))
      const list = { written: form.values.lines, items: lines }
      form.set('lines', withChoice(list, lines.indexOf(line), choice))
    },
  }
}
