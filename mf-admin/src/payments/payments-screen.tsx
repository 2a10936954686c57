import { Heading, PageBody, Stack, theme, usePageTitle } from '@store/ui'
import styled from 'styled-components'
import { OrderNotices } from '../orders/status-change/order-notices.tsx'
import { PaymentTabs } from './payment-tabs.tsx'
import { isReceiptTab, type PaymentTab, usePaymentsView, waitingStates } from './payments-view.ts'
import { ReceiptQueue } from './queue/receipt-queue.tsx'
import { DueRefundList } from './refunds/due-refund-list.tsx'
import { ReadStatementButton } from './statements/read-statement-button.tsx'
import { StatementDropZone } from './statements/statement-drop-zone.tsx'
import { StatementList } from './statements/statement-list.tsx'
import { UploadedStatement } from './statements/uploaded-statement.tsx'
import { useStatementUpload } from './statements/use-statement-upload.ts'

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xxs} ${theme.space.m};

  > :last-child {
    margin-inline-start: auto;
  }
`

function TabContent({ tab, onChooseFile }: { tab: PaymentTab; onChooseFile: () => void }) {
  if (isReceiptTab(tab)) return <ReceiptQueue key={tab} state={tab} onChooseFile={onChooseFile} />
  return tab === 'to-refund' ? <DueRefundList /> : <StatementList onChooseFile={onChooseFile} />
}

/**
 * The statement desk: money of bank statements by how sure its order is, worked through by keys, money that
 * goes back, and the statements it was read from. A file can be dropped anywhere on it.
 */
export function PaymentsScreen() {
  usePageTitle('Payments')
  const { view, change } = usePaymentsView()
  const upload = useStatementUpload(({ counts }) => {
    const first = waitingStates.find((state) => counts[state] > 0)
    if (first) change({ tab: first, receipt: '' })
  })
  return (
    <PageBody width="wide">
      <OrderNotices>
        <StatementDropZone onDrop={upload.choose}>
          <Stack gap="xs">
            <Head>
              <Heading level={1} size="l">
                Payments
              </Heading>
              <PaymentTabs shown={view.tab} />
              <ReadStatementButton upload={upload} />
            </Head>
            <UploadedStatement upload={upload} />
            {upload.step.kind === 'unknown' || upload.step.kind === 'dates' ? null : (
              <TabContent tab={view.tab} onChooseFile={upload.openPicker} />
            )}
          </Stack>
        </StatementDropZone>
      </OrderNotices>
    </PageBody>
  )
}
