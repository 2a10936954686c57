import { PageBody, PageHeader, Stack } from '@store/ui'
import { Link, useSearchParams } from 'react-router-dom'
import { TabLinks } from '../tab-links.ts'
import { CountForm } from './counts/count-form.tsx'
import { CountList } from './counts/count-list.tsx'
import { BillList } from './goods-in/bill-list.tsx'
import { GoodsInForm } from './goods-in/goods-in-form.tsx'
import { ReorderPanel } from './reorder/reorder-panel.tsx'

const tabs = [
  { show: '', label: 'Goods in' },
  { show: 'count', label: 'Count' },
  { show: 'reorder', label: 'Reorder' },
] as const

/** Goods in, counts and what to order: a tab each, kept in the URL. */
export function StockScreen() {
  const [params] = useSearchParams()
  const asked = params.get('show') ?? ''
  const shown = tabs.find(({ show }) => show === asked)?.show ?? ''
  return (
    <PageBody>
      <PageHeader
        title="Stock"
        actions={
          <TabLinks aria-label="Stock">
            {tabs.map(({ show, label }) => (
              <Link
                key={show}
                to={{ search: show === '' ? '' : `show=${show}` }}
                aria-current={show === shown ? 'page' : undefined}
              >
                {label}
              </Link>
            ))}
          </TabLinks>
        }
      />
      {shown === '' ? (
        <Stack>
          <GoodsInForm />
          <BillList />
        </Stack>
      ) : null}
      {shown === 'count' ? (
        <Stack>
          <CountForm />
          <CountList />
        </Stack>
      ) : null}
      {shown === 'reorder' ? <ReorderPanel /> : null}
    </PageBody>
  )
}
