import { useEffect, useMemo, useState } from 'react'
import { keysOf } from './order-lines.ts'
import { type LinePreviews, usePreviewLinesQuery } from './preview-api.ts'

const noPreviews: LinePreviews = {}

/** Milliseconds without a change until the lines are looked up. */
const pauseMs = 250

/** The value as it was when it had not changed for a while. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

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
