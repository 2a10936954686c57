import { t } from '@lingui/core/macro'
import { formatCount } from '@store/ui'

/** A number of lines of an order. */
export function linesText(lines: number): string {
  const count = formatCount(lines)
  return lines === 1 ? t`${count} line` : t`${count} lines`
}
