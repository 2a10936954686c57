import { useMemo } from 'react'
import { keysOf } from './order-lines.ts'
import { type LinePreviews, usePreviewLinesQuery } from './preview-api.ts'
import { useSettled } from './use-settled.ts'

const noPreviews: LinePreviews = {}

/**
 * Looks up the lines of a quick order. Lines that did not change keep their result while others are looked up.
 * @param texts of the lines, in their order
 * @returns previews by `keysOf`; none while the API cannot be reached: lines can be added without
 */
export function usePreview(texts: readonly string[]): {
  previews: LinePreviews
  isChecking: boolean
} {
  const settled = useSettled(texts)
  const { data = noPreviews, isFetching } = usePreviewLinesQuery(settled, {
    skip: settled.length === 0,
    // The stock may have changed, and the cart.
    refetchOnMountOrArgChange: true,
  })
  const isUnknown = useMemo(
    () => keysOf(texts).some((key) => data[key] === undefined),
    [texts, data],
  )
  return { previews: data, isChecking: isUnknown && (isFetching || settled !== texts) }
}
