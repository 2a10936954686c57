import {
  DeferredView,
  deferCode,
  Heading,
  PageBody,
  Stack,
  shortOrderId,
  theme,
  usePageTitle,
  useScreenKeys,
} from '@store/ui'
import styled from 'styled-components'
import { DisplayPanel } from './list/display-panel.tsx'
import { listKeys } from './list/list-keys.ts'
import { useOpenOrderId } from './queue/order-address.ts'
import { OrderFilters } from './queue/order-filters.tsx'
import { OrderQueue } from './queue/order-queue.tsx'
import { OrderQueueHeader } from './queue/order-queue-header.tsx'
import { OrdersLoading } from './queue/orders-loading.tsx'
import { writeOrdersView } from './queue/orders-view.ts'
import { orderKeys } from './queue/use-order-keys.ts'
import { useOrdersView } from './queue/use-orders-view.ts'
import { OrderNotices } from './status-change/order-notices.tsx'
import { layoutSetting } from './views/layout-setting.ts'
import { LayoutSwitch } from './views/layout-switch.tsx'
import { QueueTabs } from './views/queue-tabs.tsx'

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xxs} ${theme.space.m};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  margin-inline-start: auto;
`

/** On a narrow screen an open order is a page of its own. */
const Controls = styled(Stack)<{ $isOrderOpen: boolean }>`
  ${theme.media.desktop} {
    /* Two lines of controls; the work below them begins as high as it can. */
    margin-block-start: calc(-1 * ${theme.space.xs});
  }

  ${theme.media.belowDesktop} {
    nav,
    search,
    ${Actions} {
      display: ${({ $isOrderOpen }) => ($isOrderOpen ? 'none' : undefined)};
    }
  }
`

const orderPanes = deferCode(async () => (await import('./list/order-panes.tsx')).OrderPanes)

/**
 * The orders an admin manages: one screen for all four roles; the server filters by role (desks 1.3). Cards, or a
 * list with one order open beside it; an order has its own address.
 */
export function AdminOrdersScreen() {
  const openId = useOpenOrderId()
  const { view } = useOrdersView()
  const remembered = layoutSetting.use()
  const layout = openId === undefined ? view.layout || remembered : 'list'
  useScreenKeys(layout === 'list' ? listKeys : orderKeys)
  usePageTitle(openId === undefined ? 'Orders' : `Order #${shortOrderId(openId)}`)
  return (
    <PageBody width="wide">
      <OrderNotices>
        <Stack gap={layout === 'list' ? 'xxs' : 'xs'}>
          <Controls gap="xxs" $isOrderOpen={openId !== undefined}>
            <Head>
              <Heading level={1} size="l">
                Orders
              </Heading>
              <QueueTabs />
              <Actions>
                {layout === 'list' ? <DisplayPanel /> : null}
                <LayoutSwitch shown={layout} />
              </Actions>
            </Head>
            <OrderFilters>{layout === 'list' ? null : <OrderQueueHeader />}</OrderFilters>
          </Controls>
          {layout === 'list' ? (
            <DeferredView code={orderPanes} loading={<OrdersLoading />}>
              {(OrderPanes) => (
                // Another view begins at its top, with nothing selected.
                <OrderPanes
                  key={String(writeOrdersView({ ...view, layout: '', page: 1 }))}
                  openId={openId}
                />
              )}
            </DeferredView>
          ) : (
            <OrderQueue />
          )}
        </Stack>
      </OrderNotices>
    </PageBody>
  )
}
