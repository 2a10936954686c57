import { stockMessages as messages } from '@store/contract/rules/stock/stock-messages'
import type { StockCount } from '@store/contract/schemas/stock/stock'
import {
  type Column,
  FormMessage,
  formatCount,
  formatDateTime,
  LinkButton,
  Loading,
  PageBody,
  PageHeader,
  QueryView,
  Skeleton,
  Stack,
  Table,
} from '@store/ui'
import { useParams } from 'react-router-dom'
import { ProductLink } from '../product-link.tsx'
import { signed } from '../signed.ts'
import { useGetCountQuery } from '../stock-api.ts'

const columns: Column<StockCount['lines'][number]>[] = [
  { key: 'product', header: 'Product', cell: ({ product }) => <ProductLink product={product} /> },
  { key: 'counted', header: 'Counted', align: 'end', cell: ({ counted }) => formatCount(counted) },
  {
    key: 'expected',
    header: 'Expected',
    align: 'end',
    cell: ({ expected }) => formatCount(expected),
  },
  {
    key: 'promised',
    header: 'Of those promised',
    align: 'end',
    cell: ({ promised }) => formatCount(promised),
  },
  {
    key: 'difference',
    header: 'Difference',
    align: 'end',
    cell: ({ difference }) => (difference === 0 ? '0' : <strong>{signed(difference)}</strong>),
  },
]

function Count({ count }: { count: StockCount }) {
  const { note, at, by, differences, lines } = count
  return (
    <Stack gap="s">
      <PageHeader
        title={note === undefined ? 'Count of stock' : `Count: ${note}`}
        actions={
          <LinkButton to="/superadmin/stock?show=count" variant="secondary" size="s">
            All counts
          </LinkButton>
        }
      />
      <FormMessage tone={differences === 0 ? 'success' : 'info'}>
        {`${messages.countPosted(differences)}. ${formatDateTime(at)}, ${by}`}
      </FormMessage>
      <Table
        caption="What was counted"
        columns={columns}
        rows={lines}
        rowKey={({ product }) => product._id}
        isDense
      />
    </Stack>
  )
}

/** A count with its products, those that differ first. */
export function CountScreen() {
  const { id = '' } = useParams()
  const query = useGetCountQuery(id, { refetchOnMountOrArgChange: true })
  return (
    <PageBody>
      <QueryView
        query={query}
        failure={messages.loadFailed}
        loading={
          <>
            <PageHeader title="Count of stock" />
            <Loading label="Loading the count...">
              <Skeleton shape="card" height="20rem" />
            </Loading>
          </>
        }
      >
        {(count) => <Count count={count} />}
      </QueryView>
    </PageBody>
  )
}
