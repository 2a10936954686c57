import { plural, t } from '@lingui/core/macro'
import { isReadAs } from '@store/contract/rules/orders/written-lines/is-read-as'
import type { LineChoice } from '@store/contract/rules/orders/written-lines/lists/with-choice'
import { packagesOf } from '@store/contract/rules/orders/written-lines/package-unit'
import { bracketedNumberOf } from '@store/contract/rules/orders/written-lines/quantity-beside'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { PreviewLine } from '@store/contract/schemas/orders/cart-preview'
import { translate } from '@store/sdk'
import { Button, Cluster, formatCount, Price } from '@store/ui'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { NearModels } from './near-models.tsx'
import { type CheckedLine, totalOf } from './order-lines.ts'
import { Facts, LineStatus, Row } from './quick-order-styles.ts'

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
function ReadAs({ text, modelNo, preview, ready }: CheckedLine) {
  if (!(preview?.product || ready) || !isReadAs(text, modelNo)) return null
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

export type OrderLineProps = {
  line: CheckedLine
  /** One of several models, a near one, or a quantity was chosen for the line. */
  onChoose: (line: CheckedLine, choice: LineChoice) => void
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

/** One line of a quick order with price, stock and sum, or with what is wrong. */
export function OrderLine({ line, onChoose }: OrderLineProps) {
  const { lineNumber, text, modelNo, quantity, problem, preview, ready } = line
  const total = totalOf(line)
  return (
    // The button above the list leads here.
    <Row $isInvalid={problem !== undefined} tabIndex={problem === undefined ? undefined : -1}>
      <span>{lineNumber}</span>
      <span>
        {modelNo || text}
        {quantity === undefined || modelNo === text ? '' : ` × ${formatCount(quantity)}`}
      </span>
      {total !== undefined && problem === undefined ? <Price size="s" rupees={total} /> : <span />}
      <ReadAs {...line} />
      <PackagesReadAs {...line} />
      <ProductFacts preview={preview} />
      {(preview?.product || ready) && problem === undefined ? null : <Status {...line} />}
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
