import { plural, t } from '@lingui/core/macro'
import { daysBetween, indiaDayOf } from '@store/contract/rules/india-days'
import { awaitsTransfer } from '@store/contract/rules/orders/reserved/reserved-order'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Ledger } from '@store/contract/schemas/payments/ledgers'
import { Button, formatDate, LinkButton, Overdue, Panel, shortOrderId } from '@store/ui'
import { useState } from 'react'
import { ActionRows } from '../action-rows.ts'
import { useGetWaitingOrdersQuery } from '../my-orders/orders-api.ts'
import { orderPathOf } from '../order-link.ts'
import { TransferDialog } from './transfer-dialog.tsx'

type Bill = Ledger['bills'][number]

function nameOf({ label, order }: Bill): string {
  if (label !== undefined) return label
  if (order === undefined) return t`Open amount`
  const number = shortOrderId(order)
  return t`Order #${number}`
}

/** How long a bill is overdue; what is due today is not. */
function OverdueDays({ dueOn, today }: { dueOn: string; today: string }) {
  const days = daysBetween(dueOn, today).length - 1
  if (days <= 0) return null
  return (
    <>
      {' · '}
      <Overdue>{plural(days, { one: '# day overdue', other: '# days overdue' })}</Overdue>
    </>
  )
}

type BillProps = { bill: Bill; buyer: Ledger['buyer'] }

/** Pays the bill of an order on the page of the order, while it waits for a transfer; its money may be on its way. */
function OrderLink({ bill, order }: { bill: Bill; order: string }) {
  const { data } = useGetWaitingOrdersQuery()
  const isPayable = data?.orders.some((each) => each._id === order && awaitsTransfer(each))
  const name = nameOf(bill)
  return isPayable ? (
    <LinkButton to={orderPathOf(order)} variant="accent" size="s" aria-label={t`Pay ${name}`}>
      {t`Pay`}
    </LinkButton>
  ) : (
    <LinkButton to={orderPathOf(order)} variant="secondary" size="s" aria-label={t`Open ${name}`}>
      {t`Open`}
    </LinkButton>
  )
}

function TransferButton({ bill, buyer }: BillProps) {
  const [isOpen, setIsOpen] = useState(false)
  const name = nameOf(bill)
  return (
    <>
      <Button variant="accent" size="s" aria-label={t`Pay ${name}`} onClick={() => setIsOpen(true)}>
        {t`Pay`}
      </Button>
      {isOpen ? (
        <TransferDialog bill={bill} buyer={buyer} name={name} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  )
}

/**
 * What is to be paid, the oldest due first, each bill with the way to pay it. Nothing in a statement of former days, or when
 * advances cover the bills.
 */
export function OpenBills({ ledger }: { ledger: Ledger }) {
  const { bills, buyer, ageing, to, asOf } = ledger
  const today = indiaDayOf(new Date(asOf))
  if (bills.length === 0 || ageing.balance <= 0 || to < today) return null
  return (
    <Panel title={t`Open bills`}>
      <ActionRows>
        {bills.map((bill) => {
          const { order, label, dueOn, amount } = bill
          const day = formatDate(dueOn)
          const due = t`due on ${day}`
          return (
            <li key={[order, label, dueOn, amount].join()}>
              <div>
                <strong>{nameOf(bill)}</strong>
                <p>
                  {formatRupees(amount)}
                  {dueOn === undefined ? null : (
                    <>
                      {` · ${due}`}
                      <OverdueDays dueOn={dueOn} today={today} />
                    </>
                  )}
                </p>
              </div>
              {order === undefined ? (
                <TransferButton bill={bill} buyer={buyer} />
              ) : (
                <OrderLink bill={bill} order={order} />
              )}
            </li>
          )
        })}
      </ActionRows>
    </Panel>
  )
}
