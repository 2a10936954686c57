import type { ManagedSort } from '@store/contract/rules/catalog/managed/managed-products'
import { paiseFromRupees } from '@store/contract/rules/pricing/money'
import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import { type Slab, testPrice } from '@store/contract/rules/pricing/price'
import type { Product, WireSlab } from '@store/contract/schemas/catalog/catalog'
import { type Column, type ColumnSort, CopyButton, Table, TextField, theme } from '@store/ui'
import { useState } from 'react'
import styled, { css } from 'styled-components'
import {
  ActionsCell,
  DescriptionCell,
  NameCell,
  PicturesCell,
  PricesCell,
  priceNote,
  StockCell,
} from '../cells/product-cells.tsx'
import type { ProductSelectionState } from './use-product-selection.ts'

const Model = styled.span`
  white-space: nowrap;
`

const Amount = styled.div`
  width: 3.25rem;
`

const Dynamic = styled.output`
  font-weight: ${theme.weight.semibold};
  white-space: nowrap;
`

/**
 * Where rows are cards, a product is three lines: picture, name and stock, prices, model and actions. What needs room to
 * work with (the price tester, the description) is in its form. Enlarged text keeps a line per fact.
 */
const Compact = styled.div`
  @media (18rem <= width < 80rem) {
    && tbody tr {
      display: grid;
      grid-template:
        'images name name stock' auto
        'prices prices prices prices' auto
        'model model actions actions' auto / max-content minmax(0, 1fr) auto auto;
      align-items: center;
      gap: ${theme.space.xxs} ${theme.space.xs};
    }

    && td {
      position: static;
      justify-content: start;
      padding: 0;
      text-align: start;
    }

    && td::before {
      content: none;
    }

    && td:is(
      [data-label='Brand'],
      [data-label='Qty'],
      [data-label='Dynamic price'],
      [data-label='Description']
    ) {
      display: none;
    }

    ${['Name', 'Images', 'Prices', 'Stock', 'Model', 'Actions'].map(
      (label) => css`
        && td[data-label='${label}'] {
          grid-area: ${label.toLowerCase()};
        }
      `,
    )}

    && td[data-label='Stock'] {
      flex-direction: column;
      align-items: end;
      gap: 0;
    }

    && td[data-label='Stock']::before {
      content: attr(data-label);
      font-size: ${theme.size.xs};
    }
  }
`

type ProductTableProps = {
  products: readonly Product[]
  selection: ProductSelectionState
  sortOf: (column: ManagedSort) => ColumnSort
  onEdit: (product: Product) => void
  onDelete: (product: Product) => void
}

/** A whole number of at least 1 (desks 1.7); unfinished input counts as 1. */
function piecesOf(typed: string): number {
  const pieces = Number(typed)
  return Number.isSafeInteger(pieces) && pieces >= 1 ? pieces : 1
}

function slabOf({ price, ...range }: WireSlab): Slab {
  return { ...range, price: paiseFromRupees(price) }
}

/** The dynamic price of a product: the price of a piece at a quantity by the price tester (catalog 2.3). */
function dynamicPriceOf(product: Product, quantity: number): string {
  const enduserPrice = paiseFromRupees(product.prices.enduser ?? 0)
  const slabs = product.quantityBasedPrices.map(slabOf)
  return formatExactRupees(testPrice({ enduserPrice, slabs, quantity }))
}

/** What a product is: its name with the checkbox that selects it, its brand and its model number. */
function identityColumns(
  selection: ProductSelectionState,
  sortOf: ProductTableProps['sortOf'],
): Column<Product>[] {
  return [
    {
      key: 'name',
      header: 'Name',
      sort: sortOf('name'),
      cell: (product) => (
        <NameCell
          product={product}
          isSelected={selection.isSelected(product._id)}
          onSelect={(isSelected) => selection.select(product._id, isSelected)}
        />
      ),
    },
    { key: 'brand', header: 'Brand', sort: sortOf('brand'), cell: ({ brand }) => brand },
    {
      key: 'model',
      header: 'Model',
      cell: ({ modelNo }) =>
        modelNo && (
          <CopyButton text={modelNo} label={`Copy model number ${modelNo}`}>
            <Model>{modelNo}</Model>
          </CopyButton>
        ),
    },
  ]
}

/** A page of products with the columns of desks 1.7; on a narrow window each is a small card. */
export function ProductTable(props: ProductTableProps) {
  const { products, selection, sortOf, onEdit, onDelete } = props
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const typedFor = ({ _id }: Product) => typed[_id] ?? '1'
  const columns: Column<Product>[] = [
    ...identityColumns(selection, sortOf),
    {
      key: 'qty',
      header: 'Qty',
      cell: (product) => (
        <Amount>
          <TextField
            label={`Quantity of ${product.name}`}
            hideLabel
            name="qty"
            type="number"
            inputMode="numeric"
            min={1}
            value={typedFor(product)}
            onChange={(quantity) => setTyped({ ...typed, [product._id]: quantity })}
          />
        </Amount>
      ),
    },
    { key: 'images', header: 'Images', cell: (product) => <PicturesCell product={product} /> },
    {
      key: 'prices',
      header: 'Prices',
      note: priceNote,
      sort: sortOf('price'),
      cell: (product) => <PricesCell product={product} />,
    },
    {
      key: 'dynamic',
      header: 'Dynamic price',
      align: 'end',
      cell: (product) => <Dynamic>{dynamicPriceOf(product, piecesOf(typedFor(product)))}</Dynamic>,
    },
    {
      key: 'stock',
      header: 'Stock',
      align: 'end',
      sort: sortOf('stock'),
      cell: (product) => <StockCell product={product} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      isPinned: true,
      cell: (product) => (
        <ActionsCell
          product={product}
          onEdit={() => onEdit(product)}
          onDelete={() => onDelete(product)}
        />
      ),
    },
    {
      key: 'description',
      header: 'Description',
      cell: (product) => <DescriptionCell product={product} />,
    },
  ]
  return (
    <Compact>
      <Table
        caption="Products"
        columns={columns}
        rows={products}
        rowKey={({ _id }) => _id}
        cardsBelow="laptop"
        isDense
      />
    </Compact>
  )
}
