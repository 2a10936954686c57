import { t } from '@lingui/core/macro'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { PreviewLine } from '@store/contract/schemas/orders/cart-preview'
import { translate } from '@store/sdk'
import { formatCount, Price } from '@store/ui'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { NearModels } from './near-models.tsx'
import type { OrderLine } from './order-lines.ts'
import { Facts, LineStatus, Row, ScrollArea } from './quick-order-styles.ts'

/** A line, its problem, and what the API says about it. */
export interface CheckedLine extends OrderLine {
  /** `undefined` when it can be added. */
  problem: string | undefined
  /** `undefined` while it is looked up, and when it cannot be. */
  preview: PreviewLine | undefined
}

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

type QuickOrderLinesProps = {
  lines: readonly CheckedLine[]
  /** A near model was chosen for a line. */
  onChoose: (line: CheckedLine, modelNo: string) => void
}

/** The lines of a quick order with price, stock and sum, or with what is wrong. */
export function QuickOrderLines({ lines, onChoose }: QuickOrderLinesProps) {
  return (
    <ScrollArea role="region" aria-label={t`Lines of your quick order`} tabIndex={0}>
      <ol>
        {lines.map((line) => {
          const { lineNumber, text, modelNo, quantity, problem, preview } = line
          return (
            <Row key={lineNumber} $isInvalid={problem !== undefined}>
              <span>{lineNumber}</span>
              <span>
                {modelNo || text}
                {quantity === undefined ? '' : ` × ${formatCount(quantity)}`}
              </span>
              {preview?.total !== undefined && problem === undefined ? (
                <Price size="s" rupees={preview.total} />
              ) : (
                <span />
              )}
              <ProductFacts preview={preview} />
              {preview?.product && problem === undefined ? null : <Status {...line} />}
              {problem !== undefined && preview?.suggestions ? (
                <NearModels
                  models={preview.suggestions}
                  onChoose={(chosen) => onChoose(line, chosen)}
                />
              ) : null}
            </Row>
          )
        })}
      </ol>
    </ScrollArea>
  )
}
