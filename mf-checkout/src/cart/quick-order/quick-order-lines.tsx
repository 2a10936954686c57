import { t } from '@lingui/core/macro'
import { isReadAs } from '@store/contract/rules/orders/written-lines/is-read-as'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { PreviewLine } from '@store/contract/schemas/orders/cart-preview'
import { translate } from '@store/sdk'
import { Button, formatCount, Price } from '@store/ui'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useMemo, useState } from 'react'
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

type OrderLineProps = {
  line: CheckedLine
  onChoose: QuickOrderLinesProps['onChoose']
}

function OrderLine({ line, onChoose }: OrderLineProps) {
  const { lineNumber, text, modelNo, quantity, problem, preview } = line
  return (
    <Row $isInvalid={problem !== undefined}>
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
      <ProductFacts preview={preview} />
      {preview?.product && problem === undefined ? null : <Status {...line} />}
      {problem !== undefined && preview?.suggestions ? (
        <NearModels models={preview.suggestions} onChoose={(chosen) => onChoose(line, chosen)} />
      ) : null}
    </Row>
  )
}

type QuickOrderLinesProps = {
  lines: readonly CheckedLine[]
  /** One of several models, or a near one, was chosen for a line. */
  onChoose: (line: CheckedLine, modelNo: string) => void
}

/** Lines that are shown at first, and that each press adds. */
const linesOfPage = 100

/** Of more lines than are shown, those to correct come first: nobody looks for them among thousands. */
function sortLines(lines: readonly CheckedLine[]): readonly CheckedLine[] {
  if (lines.length <= linesOfPage) return lines
  const isWrong = ({ problem }: CheckedLine) => problem !== undefined
  return [...lines.filter(isWrong), ...lines.filter((line) => !isWrong(line))]
}

/** The lines of a quick order with price, stock and sum, or with what is wrong. */
export function QuickOrderLines({ lines, onChoose }: QuickOrderLinesProps) {
  const [shown, setShown] = useState(linesOfPage)
  const sorted = useMemo(() => sortLines(lines), [lines])
  const page = sorted.slice(0, shown)
  const keys = keysOf(page.map(({ text }) => text))
  const more = formatCount(Math.min(linesOfPage, lines.length - shown))
  return (
    <ScrollArea role="region" aria-label={t`Lines of your quick order`} tabIndex={0}>
      <ol>
        {page.map((line, at) => (
          <OrderLine key={keys[at]} line={line} onChoose={onChoose} />
        ))}
      </ol>
      {lines.length > shown ? (
        <Button variant="secondary" size="s" onClick={() => setShown(shown + linesOfPage)}>
          {t`Show ${more} more lines`}
        </Button>
      ) : null}
    </ScrollArea>
  )
}
