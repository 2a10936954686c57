import {
  readInSlices,
  type WrittenItem,
} from '@store/contract/rules/orders/written-lines/written-lines'
import { toPlainText } from '@store/contract/rules/text-rule'
import { useEffect, useState } from 'react'
import type { PreviewedItem } from '../order-lines.ts'
import { usePreviewListQuery } from '../preview-api.ts'
import { useSettled } from '../use-settled.ts'

interface ReadList {
  written: string
  items: WrittenItem[]
}

/** Reads a list in slices, between which the page goes on answering. @param written undefined: none */
function useSlices(written: string | undefined): ReadList | undefined {
  const [read, setRead] = useState<ReadList>()
  useEffect(() => {
    if (written === undefined) return setRead(undefined)
    const slices = readInSlices(written)
    const readSlice = () => {
      const slice = slices.next()
      if (slice.done) setRead({ written, items: slice.value })
      else timer = setTimeout(readSlice)
    }
    let timer = setTimeout(readSlice)
    return () => clearTimeout(timer)
  }, [written])
  return read
}

const noItems: readonly PreviewedItem[] = []

/**
 * The items of a list that takes long to read: the server reads it, else this page, without prices. Meanwhile the former
 * items stay.
 * @param written undefined for another list
 */
export function useLongList(written: string | undefined): {
  items: readonly PreviewedItem[]
  /** The items are those of a former text. */
  isReading: boolean
} {
  const settled = useSettled(written)
  const asked = written === undefined ? undefined : settled
  const { data, isError, isFetching } = usePreviewListQuery(
    toPlainText(asked ?? ''),
    // The stock may have changed, and the cart.
    { skip: asked === undefined, refetchOnMountOrArgChange: true },
  )
  const hasFailed = isError && !isFetching && settled === written
  const read = useSlices(hasFailed ? written : undefined)
  if (hasFailed) return { items: read?.items ?? noItems, isReading: read?.written !== written }
  return { items: data ?? noItems, isReading: settled !== written || isFetching || !data }
}
