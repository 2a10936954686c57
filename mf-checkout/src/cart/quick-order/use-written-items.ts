import {
  readInSlices,
  readWrittenLines,
  type WrittenItem,
} from '@store/contract/rules/orders/written-lines/written-lines'
import { useEffect, useMemo, useState } from 'react'

/** Characters of a list that is read within one frame. */
const shortList = 8_000

const noItems: WrittenItem[] = []

/**
 * The items of a list as it is typed or pasted. A long one is read in slices, so that the page goes on answering;
 * meanwhile the former items stay.
 */
export function useWrittenItems(written: string): { items: WrittenItem[]; isReading: boolean } {
  const isShort = written.length <= shortList
  const short = useMemo(() => (isShort ? readWrittenLines(written) : noItems), [isShort, written])
  const [long, setLong] = useState<{ written: string; items: WrittenItem[] }>()
  useEffect(() => {
    if (isShort) return setLong(undefined)
    const slices = readInSlices(written)
    const readSlice = () => {
      const slice = slices.next()
      if (slice.done) setLong({ written, items: slice.value })
      else timer = setTimeout(readSlice)
    }
    let timer = setTimeout(readSlice)
    return () => clearTimeout(timer)
  }, [isShort, written])
  return isShort
    ? { items: short, isReading: false }
    : { items: long?.items ?? noItems, isReading: long?.written !== written }
}
