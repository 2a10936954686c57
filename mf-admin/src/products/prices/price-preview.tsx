import type { Tier } from '@store/contract/rules/accounts/roles'
import type { PriceRule } from '@store/contract/rules/catalog/managed/price-rule'
import { nameOfTierPrice } from '@store/contract/rules/catalog/tier-price-names'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type {
  PriceChangePreview,
  PricedProduct,
  SkippedProduct,
} from '@store/contract/schemas/catalog/price-changes'
import { type Column, FormMessage, formatCount, Stack, Table, theme } from '@store/ui'
import styled from 'styled-components'

const Model = styled.span`
  display: block;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

const Prices = styled.span`
  white-space: nowrap;
`

type NamedProduct = Pick<SkippedProduct, 'name' | 'modelNo'>

function productColumn<Row extends NamedProduct>(): Column<Row> {
  return {
    key: 'product',
    header: 'Product',
    cell: ({ name, modelNo }) => (
      <span>
        {name}
        {modelNo ? <Model>{modelNo}</Model> : null}
      </span>
    ),
  }
}

function priceColumn(tier: Tier): Column<PricedProduct> {
  return {
    key: tier,
    header: nameOfTierPrice(tier),
    align: 'end',
    cell: ({ prices }) => {
      const price = prices.find((one) => one.tier === tier)
      return price ? (
        <Prices>{`${formatRupees(price.from)} → ${formatRupees(price.to)}`}</Prices>
      ) : (
        'unchanged'
      )
    },
  }
}

const marksColumn: Column<PricedProduct> = {
  key: 'marks',
  header: 'Check',
  cell: ({ marks }) => marks.join(' '),
}

const skippedColumns: Column<SkippedProduct>[] = [
  productColumn(),
  { key: 'why', header: 'Why', cell: ({ message }) => message },
]

/** The products whose prices stay, with the reasons. */
export function SkippedProducts({
  products,
  total,
}: {
  products: SkippedProduct[]
  total: number
}) {
  if (total === 0) return null
  return (
    <Stack gap="xs">
      <p>{`Left out: ${formatCount(total)}${total > products.length ? `, the first ${products.length} are` : ''}`}</p>
      <Table
        caption="Products left out"
        columns={skippedColumns}
        rows={products}
        rowKey={({ _id }) => _id}
      />
    </Stack>
  )
}

function totalsOf({ changed, unchanged, refused }: PriceChangePreview): string {
  const parts = [
    `${formatCount(changed)} ${changed === 1 ? 'product changes' : 'products change'}`,
    `${formatCount(unchanged)} ${unchanged === 1 ? 'stays as it is' : 'stay as they are'}`,
    `${formatCount(refused)} cannot be changed this way`,
  ]
  return `${parts.join(', ')}. Nothing is changed yet.`
}

type PricePreviewProps = { preview: PriceChangePreview; rule: PriceRule }

/** What a change of prices would do: totals, the first products before and after, and those it cannot change. */
export function PricePreview({ preview, rule }: PricePreviewProps) {
  const { changed, changes } = preview
  return (
    <Stack>
      <FormMessage tone={changed > 0 ? 'info' : 'warning'}>{totalsOf(preview)}</FormMessage>
      {changes.length === 0 ? null : (
        <Table
          caption="Prices before and after"
          columns={[
            productColumn<PricedProduct>(),
            ...rule.tiers.map(priceColumn),
            ...(preview.marked > 0 ? [marksColumn] : []),
          ]}
          rows={changes}
          rowKey={({ _id }) => _id}
        />
      )}
      {changed > changes.length ? (
        <p>{`These are the first ${changes.length} of ${formatCount(changed)}.`}</p>
      ) : null}
      <SkippedProducts products={preview.refusals} total={preview.refused} />
    </Stack>
  )
}
