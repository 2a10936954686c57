import { formatRupees } from '@store/contract/rules/pricing/money-text'
import { stockMessages as messages } from '@store/contract/rules/stock/stock-messages'
import { stockCardKinds } from '@store/contract/rules/stock/stock-movement-kinds'
import type { StockCard } from '@store/contract/schemas/stock/stock'
import {
  Card,
  type Column,
  Definition,
  DefinitionList,
  formatCount,
  formatDateTime,
  LinkButton,
  Loading,
  PageBody,
  PageHeader,
  Pagination,
  QueryView,
  readPageParam,
  Skeleton,
  Stack,
  shortOrderId,
  Table,
  useUrlState,
} from '@store/ui'
import { Link, useParams } from 'react-router-dom'
import { marginText } from '../margin-text.ts'
import { signed } from '../signed.ts'
import { useGetStockCardQuery } from '../stock-api.ts'

type Movement = StockCard['movements'][number]

const pageSize = 50

const readView = (params: URLSearchParams) => ({ page: readPageParam(params) })
const writeView = ({ page }: { page: number }) =>
  new URLSearchParams(page > 1 ? { page: String(page) } : {})

function paperPathOf({ kind, order, paper }: Movement): string | undefined {
  if (order !== undefined) return `/superadmin/orders?q=${order}`
  if (paper === undefined) return undefined
  return kind === 'counted'
    ? `/superadmin/stock/counts/${paper}`
    : `/superadmin/stock/bills/${paper}`
}

function Cause({ movement }: { movement: Movement }) {
  const { kind, order, label, by, cost } = movement
  const path = paperPathOf(movement)
  const name = order === undefined ? (label ?? 'Open') : `#${shortOrderId(order)}`
  const details = [by, cost === undefined ? '' : `at ${formatRupees(cost)}`].filter(Boolean)
  return (
    <div>
      {stockCardKinds[kind]} {path === undefined ? null : <Link to={path}>{name}</Link>}
      {details.length > 0 ? <div>{details.join(', ')}</div> : null}
    </div>
  )
}

const columns: Column<Movement>[] = [
  { key: 'at', header: 'When', cell: ({ at }) => (at === undefined ? '' : formatDateTime(at)) },
  { key: 'cause', header: 'What', cell: (movement) => <Cause movement={movement} /> },
  { key: 'quantity', header: 'Change', align: 'end', cell: ({ quantity }) => signed(quantity) },
  {
    key: 'balance',
    header: 'Free after',
    align: 'end',
    cell: ({ balance }) => formatCount(balance),
  },
]

type CardViewProps = {
  card: StockCard & { total: number }
  page: number
  onPage: (page: number) => void
}

function CardView({ card, page, onPage }: CardViewProps) {
  const { product, stock, promised, margin, movements, total } = card
  return (
    <Stack gap="s">
      <PageHeader
        title={`Stock of ${[product.brand, product.modelNo || product.name].join(' ')}`}
        actions={
          <>
            <LinkButton
              to={`/superadmin/products?edit=${product._id}`}
              variant="secondary"
              size="s"
            >
              Product
            </LinkButton>
            <LinkButton to="/superadmin/stock" variant="secondary" size="s">
              Goods in
            </LinkButton>
          </>
        }
      />
      <Card as="section" aria-label="Stock now">
        <DefinitionList>
          <Definition term="Free, can be ordered">{formatCount(stock)}</Definition>
          <Definition term="Promised to orders">{formatCount(promised)}</Definition>
          <Definition term="On the shelf">{formatCount(stock + promised)}</Definition>
          {margin ? (
            <Definition term="Last cost without GST, and margins">{marginText(margin)}</Definition>
          ) : null}
        </DefinitionList>
      </Card>
      <Table
        caption="Changes of the free stock"
        columns={columns}
        rows={movements}
        rowKey={(movement) => String(movements.indexOf(movement))}
        isDense
      />
      <Pagination page={page} pages={Math.ceil(total / pageSize)} onPage={onPage} />
    </Stack>
  )
}

/** The stock card of a product: every change of its free stock with its cause, newest first. */
export function StockCardScreen() {
  const { id = '' } = useParams()
  const { view, change } = useUrlState({ read: readView, write: writeView })
  const query = useGetStockCardQuery(
    { id, page: view.page, limit: pageSize },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <PageBody>
      <QueryView
        query={query}
        failure={messages.loadFailed}
        loading={
          <>
            <PageHeader title="Stock card" />
            <Loading label="Loading the stock card...">
              <Skeleton shape="card" height="20rem" />
            </Loading>
          </>
        }
      >
        {(card) => <CardView card={card} page={view.page} onPage={(page) => change({ page })} />}
      </QueryView>
    </PageBody>
  )
}
