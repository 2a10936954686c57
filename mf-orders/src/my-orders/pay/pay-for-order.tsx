import { plural, t } from '@lingui/core/macro'
import { amountToPay, awaitsTransfer } from '@store/contract/rules/orders/reserved/reserved-order'
import { difference, paiseFromRupees } from '@store/contract/rules/pricing/money'
import { formatPlainRupees, formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Order } from '@store/contract/schemas/orders/orders'
import {
  Button,
  Cluster,
  formatDate,
  formatDateTime,
  Panel,
  PaymentDetails,
  PaymentDetailsSkeleton,
  QueryView,
  Stack,
} from '@store/ui'
import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { NewProofDialog } from '../proof/new-proof-dialog.tsx'
import { useGetBankAccountQuery } from './pay-api.ts'
import { PhoneDialog } from './phone-dialog.tsx'
import { ProformaButton } from './proforma-button.tsx'
import { ShareOrderLink } from './share-order-link.tsx'

/** A phone has the link to share above its bank details. */
const OffPhones = styled.div`
  @media (pointer: coarse) {
    display: none;
  }
`

/** Until when, as a date: a clock that runs would only press. */
function HeldUntil({ order: { payBy } }: { order: Order }) {
  if (payBy === undefined) return null
  const until = formatDateTime(payBy)
  return (
    <p>
      {t`Held for you until ${until}. If it is not paid by then, the order is cancelled and the products go back on sale.`}
    </p>
  )
}

/** When an order on credit is due. */
function DueOn({ order: { creditDays, dueOn } }: { order: Order }) {
  if (creditDays === undefined) return null
  const due = formatDate(dueOn)
  const time = plural(creditDays, { one: '# day', other: '# days' })
  return (
    <p>
      {dueOn === undefined
        ? t`On credit: due ${time} after it is sent.`
        : t`On credit: due on ${due}.`}
    </p>
  )
}

function Actions({ order }: { order: Order }) {
  const [opened, setOpened] = useState<'proof' | 'phone'>()
  const close = () => setOpened(undefined)
  return (
    <Cluster>
      <Button variant="accent" onClick={() => setOpened('proof')}>
        {t`Upload payment proof`}
      </Button>
      {order.payBy === undefined ? null : (
        <OffPhones>
          <Button variant="secondary" icon={Smartphone} onClick={() => setOpened('phone')}>
            {t`Send to my phone`}
          </Button>
        </OffPhones>
      )}
      <ProformaButton orderId={order._id} />
      {opened === 'proof' ? <NewProofDialog order={order} onClose={close} /> : null}
      {opened === 'phone' ? <PhoneDialog order={order} onClose={close} /> : null}
    </Cluster>
  )
}

/** What has arrived of an order that was paid in part. */
function ArrivedPart({ order: { totalAmount, openAmount } }: { order: Order }) {
  if (openAmount === undefined) return null
  const arrived = formatPlainRupees(
    difference(paiseFromRupees(totalAmount), paiseFromRupees(openAmount)),
  )
  const total = formatRupees(totalAmount)
  return <p>{t`${arrived} of ${total} has arrived. Please pay the rest.`}</p>
}

function OpenPayment({ order }: { order: Order }) {
  const bank = useGetBankAccountQuery()
  const { openAmount, paymentCode, payBy } = order
  return (
    <Panel title={openAmount === undefined ? t`Pay for this order` : t`Pay the rest of this order`}>
      <Stack>
        <HeldUntil order={order} />
        <DueOn order={order} />
        <ArrivedPart order={order} />
        <QueryView
          query={bank}
          loading={<PaymentDetailsSkeleton />}
          failure={t`Failed to load the bank details`}
        >
          {(account) => (
            <PaymentDetails
              bank={account}
              rupees={amountToPay(order)}
              paymentCode={paymentCode}
              share={payBy === undefined ? null : <ShareOrderLink order={order} />}
            />
          )}
        </QueryView>
        <Actions order={order} />
      </Stack>
    </Panel>
  )
}

/** How a reserved order is paid: amount, code, account, UPI, proforma and proof. Nothing once it waits for no transfer. */
export function PayForOrder({ order }: { order: Order }) {
  return awaitsTransfer(order) ? <OpenPayment order={order} /> : null
}
