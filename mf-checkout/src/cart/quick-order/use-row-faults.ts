import { linesOf, type WrittenItem } from '@store/contract/rules/orders/written-lines/written-lines'
import { useCallback, useMemo, useState } from 'react'

type Faults = ReadonlyMap<string, string>
type PlacedItem = Pick<WrittenItem, 'lineNumber' | 'text'>

/**
 * Why rows of a file cannot be ordered as they are. They are found by their lines as these were written, because reading
 * thousands of rows takes a phone seconds.
 * @param written the list that the items are of
 */
export function useRowFaults(written: string) {
  const [faults, setFaults] = useState<Faults>(new Map())
  const lines = useMemo(() => (faults.size === 0 ? [] : linesOf(written)), [faults, written])
  const faultOf = useCallback(
    ({ lineNumber, text }: PlacedItem) =>
      faults.get(text) ?? faults.get(lines[lineNumber - 1] ?? ''),
    [faults, lines],
  )
  return {
    /** @returns undefined for an item that no row of a file is at fault for */
    faultOf,
    /** @param found by the line of each row, as it is written */
    set: setFaults,
    /** Keeps the faults of items that are written alone from now on. */
    keep: (items: readonly PlacedItem[]) =>
      setFaults(
        new Map(
          items.flatMap((item) => {
            const fault = faultOf(item)
            return fault === undefined ? [] : [[item.text, fault]]
          }),
        ),
      ),
  }
}
