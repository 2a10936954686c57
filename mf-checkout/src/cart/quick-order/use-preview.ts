import { useEffect, useState } from 'react'
import { keysOf, type OrderLine, requestOf } from './order-lines.ts'
import { type LinePreviews, usePreviewLinesQuery } from './preview-api.ts'

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
 * @returns previews by `keysOf`; none while the API cannot be reached: lines can be added without
 */
export function usePreview(lines: readonly OrderLine[]): {
  previews: LinePreviews
  isChecking: boolean
} {
  const asked = JSON.stringify(requestOf(lines))
  const settled = useSettled(asked)
  const { data = {}, isFetching } = usePreviewLinesQuery(JSON.parse(settled), {
    skip: settled === '[]',
    // The stock may have changed, and the cart.
    refetchOnMountOrArgChange: true,
  })
  const sent = lines.filter(({ quantity }) => quantity !== undefined)
  const isUnknown = keysOf(sent).some((key) => data[key] === undefined)
  return { previews: data, isChecking: isUnknown && (isFetching || settled !== asked) }
}
