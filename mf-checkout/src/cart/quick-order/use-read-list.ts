import { readWrittenLines } from '@store/contract/rules/orders/written-lines/written-lines'
import { useMemo } from 'react'
import { isLongList } from './long-list/is-long-list.ts'
import { useLongList } from './long-list/use-long-list.ts'
import { keysOf, type PreviewedItem } from './order-lines.ts'
import { usePreview } from './use-preview.ts'

/** The items of a list as it is typed or pasted, each with what it would add once that is looked up. */
export function useReadList(written: string): {
  items: readonly PreviewedItem[]
  /** The items are those of a former text. */
  isReading: boolean
  isChecking: boolean
} {
  const isShort = !isLongList(written)
  const items = useMemo(() => readWrittenLines(isShort ? written : ''), [isShort, written])
  const texts = useMemo(() => items.map(({ text }) => text), [items])
  const { previews, isChecking } = usePreview(texts)
  const previewed = useMemo(() => {
    const keys = keysOf(texts)
    return items.map((item, at) => ({ ...item, preview: previews[keys[at] ?? ''] }))
  }, [items, texts, previews])
  const long = useLongList(isShort ? undefined : written)
  return isShort
    ? { items: previewed, isReading: false, isChecking }
    : { items: long.items, isReading: long.isReading, isChecking: long.isReading }
}
