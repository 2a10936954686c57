import { t } from '@lingui/core/macro'
import { Button, formatCount, Stack } from '@store/ui'
import { useMemo, useRef, useState } from 'react'
import { OrderLine, type OrderLineProps } from './order-line.tsx'
import { type CheckedLine, isUnseen, keysOf, requestOf, withPreview } from './order-lines.ts'
import { firstLines, usePreviewReadyLinesQuery } from './preview-api.ts'
import { ScrollArea } from './quick-order-styles.ts'

type QuickOrderLinesProps = {
  lines: readonly CheckedLine[]
  onChoose: OrderLineProps['onChoose']
}

/** A list of as many lines is shown at once; of a longer one, each press shows as many more. */
const linesOfPage = 100

const isInvalid = ({ problem }: CheckedLine) => problem !== undefined

/** Of more lines than are shown, those to correct come first: nobody looks for them among thousands. */
function sortLines(lines: readonly CheckedLine[]): readonly CheckedLine[] {
  if (lines.length <= linesOfPage) return lines
  return [...lines.filter(isInvalid), ...lines.filter((line) => !isInvalid(line))]
}

function needYouText(lines: number): string {
  const count = formatCount(lines)
  // Not by `plural`: the first one on a page builds the browser's format of numbers, which a phone waits for.
  return lines === 1 ? t`${count} line needs your attention` : t`${count} lines need your attention`
}

/** Leads to the lines to correct one after the other, from the last one to the first again. */
function NextInvalid({
  count,
  list,
}: {
  count: number
  list: React.RefObject<HTMLElement | null>
}) {
  const shown = useRef<HTMLElement>(null)
  const handleClick = () => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('li[tabindex]') ?? [])]
    const next = rows[(rows.findIndex((row) => row.isSameNode(shown.current)) + 1) % rows.length]
    shown.current = next ?? null
    next?.focus()
  }
  return (
    <Button variant="secondary" size="s" onClick={handleClick}>
      {needYouText(count)}
    </Button>
  )
}

/** Lines that are shown at once; looks up those of which only what adding them takes is known. */
function LinesOfPage({ lines, onChoose }: QuickOrderLinesProps) {
  const unseen = lines.filter(isUnseen)
  const { currentData = [] } = usePreviewReadyLinesQuery(
    unseen.flatMap((line) => requestOf(line) ?? []),
    { skip: unseen.length === 0, refetchOnMountOrArgChange: true },
  )
  const previews = new Map(unseen.map((line, at) => [line, currentData[at]]))
  const keys = keysOf(lines.map(({ text }) => text))
  return lines.map((line, at) => (
    <OrderLine key={keys[at]} line={withPreview(line, previews.get(line))} onChoose={onChoose} />
  ))
}

/** The lines of a quick order with price, stock and sum, or with what is wrong. */
export function QuickOrderLines({ lines, onChoose }: QuickOrderLinesProps) {
  const [added, setAdded] = useState(0)
  const first = lines.length > linesOfPage ? firstLines : linesOfPage
  const shown = first + added * linesOfPage
  const sorted = useMemo(() => sortLines(lines), [lines])
  const pages = Array.from({ length: added + 1 }, (_, page) =>
    sorted.slice(page && first + (page - 1) * linesOfPage, first + page * linesOfPage),
  )
  const more = formatCount(Math.min(linesOfPage, lines.length - shown))
  const list = useRef<HTMLOListElement>(null)
  const invalid = lines.filter(isInvalid).length
  return (
    <Stack gap="xs">
      {invalid > 0 && lines.length > 1 ? <NextInvalid count={invalid} list={list} /> : null}
      <ScrollArea role="region" aria-label={t`Lines of your quick order`} tabIndex={0}>
        <ol ref={list}>
          {pages.map((page, at) => (
            // Lines are only ever shown below those that are.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a page is.
            <LinesOfPage key={at} lines={page} onChoose={onChoose} />
          ))}
        </ol>
        {lines.length > shown ? (
          <Button variant="secondary" size="s" onClick={() => setAdded(added + 1)}>
            {t`Show ${more} more lines`}
          </Button>
        ) : null}
      </ScrollArea>
    </Stack>
  )
}
