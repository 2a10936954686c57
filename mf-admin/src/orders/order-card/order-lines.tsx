import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { OrderLine } from '@store/contract/schemas/orders/orders'
import { type Column, formatCount, Table, theme } from '@store/ui'
import styled from 'styled-components'

const columns: Column<OrderLine>[] = [
  { key: 'name', header: 'Product', cell: ({ product }) => product.name },
  { key: 'modelNo', header: 'Model no', cell: ({ product }) => product.modelNo },
  { key: 'brand', header: 'Brand', cell: ({ product }) => product.brand },
  { key: 'category', header: 'Category', cell: ({ product }) => product.category },
  { key: 'quantity', header: 'Quantity', align: 'end', cell: (line) => formatCount(line.quantity) },
  { key: 'price', header: 'Unit price', align: 'end', cell: (line) => formatRupees(line.price) },
  { key: 'total', header: 'Total', align: 'end', cell: (line) => formatRupees(line.total) },
]

const Container = styled.div`
  container-type: inline-size;
`

/** Dense, because it is used for packing: on a phone three lines per product instead of seven. */
const Dense = styled.div`
  font-size: ${theme.size.s};

  tbody td {
    padding-block: ${theme.space.xs};
  }

  ${theme.media.phone} {
    tbody {
      gap: ${theme.space.xs};
    }

    tbody td {
      display: inline;
      padding: 0;
    }

    td::before {
      content: none;
    }

    tbody td:first-child {
      display: block;
      text-align: start;
    }

    td:is(:first-child, :last-child) {
      font-weight: ${theme.weight.medium};
    }

    td:is([data-label='Model no'], [data-label='Brand'])::after {
      content: ' · ';
    }

    /* On its own line. */
    td[data-label='Quantity']::before {
      content: '\\A Qty ';
      white-space: pre;
    }

    td[data-label='Unit price']::before {
      content: ' × ';
    }

    td:last-child {
      float: right;
      float: inline-end;
    }
  }

  /* Beside the list of orders seven columns would break a name into four lines: what it is stands in a line below it. */
  ${theme.media.tablet} {
    @container (width < 48rem) {
      && thead {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }

      && tbody tr {
        display: grid;
        grid-template:
          'product product product quantity price total' auto
          'model brand category quantity price total' auto / max-content max-content minmax(0, 1fr) minmax(2rem, max-content) 6rem 6.5rem;
        align-items: baseline;
        gap: 0 ${theme.space.xxs};
        padding: ${theme.space.xs};
      }

      && tbody td {
        padding: 0;
      }

      && td[data-label='Product'] {
        grid-area: product;
        font-weight: ${theme.weight.medium};
      }

      && td:is([data-label='Model no'], [data-label='Brand'], [data-label='Category']) {
        color: ${theme.color.textMuted};
      }

      && td:is([data-label='Model no'], [data-label='Brand'])::after {
        content: ' ·';
      }

      && td[data-label='Quantity'] {
        grid-area: quantity;
      }

      && td[data-label='Unit price'] {
        grid-area: price;
      }

      && td[data-label='Unit price']::before {
        content: '× ';
      }

      && td[data-label='Total'] {
        grid-area: total;
        font-weight: ${theme.weight.medium};
      }
    }
  }
`

function keyOf({ product, quantity, price }: OrderLine): string {
  return [product._id ?? product.modelNo, quantity, price].join(' ')
}

/** The ordered lines, with names and prices at the time of ordering. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <Container>
      <Dense>
        <Table caption="Ordered products" columns={columns} rows={lines} rowKey={keyOf} />
      </Dense>
    </Container>
  )
}
