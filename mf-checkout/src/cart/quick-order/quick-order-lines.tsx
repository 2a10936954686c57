import { plural, t } from '@lingui/core/macro'
import { isReadAs } from '@store/contract/rules/orders/written-lines/is-read-as'
import type { LineChoice } from '@store/contract/rules/orders/written-lines/lists/with-choice'
import { packagesOf } from '@store/contract/rules/orders/written-lines/package-unit'
import { bracketedNumberOf } from '@store/contract/rules/orders/written-lines/quantity-beside'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { PreviewLine } from '@store/contract/schemas/orders/cart-preview'
import { translate } from '@store/sdk'
import { Button, Cluster, formatCount, Price, Stack } from '@store/ui'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { NearModels } from './near-models.tsx'
import { type CheckedLine, keysOf } from './order-lines.ts'
import { Facts, LineStatus, Row, ScrollArea } from './quick-order-styles.ts'

function Status({ problem }: CheckedLine) {
  const isInvalid = problem !== undefined
  const Icon = isInvalid ? CircleAlert : CircleCheck
  return (
    <LineStatus $isInvalid={isInvalid}>
      <Icon size={14} aria-hidden />
      {problem === undefined ? t`Ready to add` : translate(problem)}
    </LineStatus>
  )
}

function ProductFacts({ preview }: { preview: PreviewLine | undefined }) {
  if (!preview?.product) return null
  const { product, price } = preview
  const unitPrice = price === undefined ? undefined : formatRupees(price)
  const count = formatCount(product.stock)
  return (
    <Facts>
      {product.name}
      <small>
        {unitPrice === undefined ? t`${count} in stock` : t`${unitPrice} each · ${count} in stock`}
      </small>
    </Facts>
  )
}

/** What the line says, when it is not how the model number is written. */
function ReadAs({ text, modelNo, preview }: CheckedLine) {
  if (!preview?.product || !isReadAs(text, modelNo)) return null
  return <Facts>{t`“${text}” read as ${modelNo}`}</Facts>
}

const piecesText = (pieces: number) => plural(pieces, { one: '# piece', other: '# pieces' })

/** How many pieces the packages of a line were read as. */
function PackagesReadAs({ text, quantity, problem }: CheckedLine) {
  const packages = quantity === undefined ? undefined : packagesOf(text, quantity)
  if (!packages || problem !== undefined) return null
  const { written } = packages
  const pieces = piecesText(packages.pieces)
  return <Facts>{t`“${written}” read as ${pieces}`}</Facts>
}

type OrderLineProps = {
  line: CheckedLine
  onChoose: QuickOrderLinesProps['onChoose']
}

/** What a number before the line can mean, or the packages of a row that was rejected for them. */
function quantitiesOf({ text, modelNo, quantity, problem, preview }: CheckedLine): number[] {
  if (quantity !== undefined) {
    const isRejected = problem !== undefined && preview?.message === undefined
    return isRejected && packagesOf(text, quantity) ? [quantity] : []
  }
  const numbering = modelNo === '' ? undefined : bracketedNumberOf(text)
  return numbering === undefined ? [] : [...new Set([numbering, 1])]
}

/** Quantities of a line, to be chosen. */
function QuantityChoice({ line, onChoose }: OrderLineProps) {
  const quantities = quantitiesOf(line)
  if (quantities.length === 0) return null
  return (
    <Cluster gap="xs" role="group" aria-label={t`Quantity`}>
      {quantities.map((quantity) => (
        <Button
          key={quantity}
          variant="secondary"
          size="s"
          onClick={() => onChoose(line, { quantity })}
        >
          {piecesText(quantity)}
        </Button>
      ))}
    </Cluster>
  )
}

function OrderLine({ line, onChoose }: OrderLineProps) {
  const { lineNumber, text, modelNo, quantity, problem, preview } = line
  return (
    // The button above the list leads here.
    <Row $isInvalid={problem !== undefined} tabIndex={problem === undefined ? undefined : -1}>
      <span>{lineNumber}</span>
      <span>
        {modelNo || text}
        {quantity === undefined || modelNo === text ? '' : ` × ${formatCount(quantity)}`}
      </span>
      {preview?.total !== undefined && problem === undefined ? (
        <Price size="s" rupees={preview.total} />
      ) : (
        <span />
      )}
      <ReadAs {...line} />
      <PackagesReadAs {...line} />
      <ProductFacts preview={preview} />
      {preview?.product && problem === undefined ? null : <Status {...line} />}
      {problem !== undefined && preview?.suggestions ? (
        <NearModels
          models={preview.suggestions}
          onChoose={(chosen) => onChoose(line, { modelNo: chosen })}
        />
      ) : (
        <QuantityChoice line={line} onChoose={onChoose} />
      )}
    </Row>
  )
}

type QuickOrderLinesProps = {
  lines: readonly CheckedLine[]
  /** One of several models, a near one, or a quantity was chosen for a line. */
  onChoose: (line: CheckedLine, choice: LineChoice) => void
}

/** A list of as many lines is shown at once; of a longer one, each press shows as many more. */
const linesOfPage = 100
/** Of a longer list, lines that are shown at first: more than fit into the area, for drawing them is what a phone waits for. */
const firstLines = 10

const isInvalid = ({ problem }: CheckedLine) => problem !== undefined

/** Of more lines than are shown, those to correct come first: nobody looks for them among thousands. */
function sortLines(lines: readonly CheckedLine[]): readonly CheckedLine[] {
  if (lines.length <= linesOfPage) return lines
  return [...lines.filter(isInvalid), ...lines.filter((line) => !isInvalid(line))]
}

function needYouText(lines: number): string {
  // Not `#`: the first one on a page builds the browser's format of numbers, which a phone waits for.
  const count = formatCount(lines)
  return plural(lines, {
    one: `${count} line needs your attention`,
    other: `${count} lines need your attention`,
  })
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

/** The lines of a quick order with price, stock and sum, or with what is wrong. */
export function QuickOrderLines({ lines, onChoose }: QuickOrderLinesProps) {
  const [added, setAdded] = useState(0)
  const shown = (lines.length > linesOfPage ? firstLines : linesOfPage) + added
  const sorted = useMemo(() => sortLines(lines), [lines])
  const page = sorted.slice(0, shown)
  const keys = keysOf(page.map(({ text }) => text))
  const more = formatCount(Math.min(linesOfPage, lines.length - shown))
  const list = useRef<HTMLOListElement>(null)
  const invalid = lines.filter(isInvalid).length
  return (
    <Stack gap="xs">
      {invalid > 0 && lines.length > 1 ? <NextInvalid count={invalid} list={list} /> : null}
      <ScrollArea role="region" aria-label={t`Lines of your quick order`} tabIndex={0}>
        <ol ref={list}>
          {page.map((line, at) => (
            <OrderLine key={keys[at]} line={line} onChoose={onChoose} />
          ))}
        </ol>
        {lines.length > shown ? (
          <Button variant="secondary" size="s" onClick={() => setAdded(added + linesOfPage)}>
            {t`Show ${more} more lines`}
          </Button>
        ) : null}
      </ScrollArea>
    </Stack>
  )
}
