import type { ReceiptState } from '@store/contract/rules/payments/receipt-states'
import { useSession } from '@store/sdk'
import { FormMessage, Stack, theme } from '@store/ui'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { ReceiptPanel } from '../decide/receipt-panel.tsx'
import { ownOrdersOf } from '../receipt-orders.ts'
import { SettleDialog } from '../settle/settle-dialog.tsx'
import { SettleResultNotice } from '../settle/settle-result-notice.tsx'
import { ReceiptGrid } from './grid/receipt-grid.tsx'
import { ReceiptListFoot } from './receipt-list-foot.tsx'
import { useReceiptActions } from './use-receipt-actions.ts'
import { useReceiptKeys } from './use-receipt-keys.ts'
import { useReceiptNavigation } from './use-receipt-navigation.ts'
import { useReceiptSelection } from './use-receipt-selection.ts'
import type { useReceipts } from './use-receipts.ts'

/** The list, and the panel beside it; on a narrow screen the open payment takes the place of the list. */
const Panes = styled.div<{ $hasPanel: boolean; $isOpen: boolean }>`
  display: grid;
  gap: ${theme.space.s};

  ${theme.media.belowDesktop} {
    > :first-child {
      display: ${({ $isOpen }) => ($isOpen ? 'none' : undefined)};
    }

    > article {
      display: ${({ $isOpen }) => ($isOpen ? undefined : 'none')};
    }
  }

  ${theme.media.desktop} {
    grid-template-columns: ${({ $hasPanel }) =>
      $hasPanel ? 'minmax(0, 3fr) minmax(22rem, 2fr)' : 'minmax(0, 1fr)'};
  }
`

const Pane = styled.section`
  container-type: inline-size;
  align-self: start;
  min-width: 0;
  /* Clipped, not hidden: the foot sticks to the window. */
  overflow: clip;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
`

const listNames: Readonly<Record<ReceiptState, string>> = {
  exact: 'Matched payments',
  proposed: 'Payments to check',
  waiting: 'Payments without an order',
  settled: 'Settled payments',
}

type ReceiptPanesProps = {
  state: ReceiptState
  source: ReturnType<typeof useReceipts>
  /** Why the list may be stale. */
  failure: string | undefined
}

/** The payments of a state as rows, worked through by keys, and the active one beside them. */
export function ReceiptPanes({ state, source, failure }: ReceiptPanesProps) {
  const { list, receipts } = source
  const { role } = useSession()
  const navigate = useNavigate()
  const navigation = useReceiptNavigation(state, receipts)
  const { cursor, active, isOpen, hasPanel } = navigation
  const selection = useReceiptSelection(receipts)
  const actions = useReceiptActions({ state, source, navigation, selection })
  useReceiptKeys({
    moveDown: () => navigation.moveTo(cursor.next),
    moveUp: () => navigation.moveTo(cursor.previous),
    act: actions.act,
    toggle: () => {
      if (state === 'exact' && active) selection.toggle(active._id)
    },
    openOrder: () => {
      const [order] = active ? ownOrdersOf(active) : []
      if (order) void navigate(`/${role}/orders/${order._id}`)
    },
    assignAll: actions.askForAll,
    answerYes: actions.answerYes,
    answerNo: actions.answerNo,
    escape: () => (isOpen ? navigation.close() : selection.clear()),
  })
  return (
    <Stack gap="s">
      {failure ? <FormMessage>{failure}</FormMessage> : null}
      {actions.result ? (
        <SettleResultNotice result={actions.result} onClose={actions.clearResult} />
      ) : null}
      <Panes $hasPanel={hasPanel} $isOpen={isOpen}>
        <Pane aria-label={listNames[state]}>
          <ReceiptGrid
            label={listNames[state]}
            state={state}
            receipts={receipts}
            navigation={navigation}
            selection={selection}
            actions={actions}
          />
          <ReceiptListFoot
            state={state}
            receipts={receipts}
            list={list}
            selection={selection}
            pendingCount={actions.pending.size}
            onAssignAll={actions.askForAll}
            give={actions.give}
          />
        </Pane>
        {active && hasPanel ? (
          <ReceiptPanel
            // With other money it is another decision.
            key={`${active._id} ${active.open}`}
            ref={navigation.panel}
            receipt={active}
            hasLeft={cursor.hasLeft}
            give={actions.give}
            onClose={navigation.close}
            onDone={actions.handleDecided}
          />
        ) : null}
      </Panes>
      {actions.asked ? (
        <SettleDialog
          receipts={actions.asked}
          onClose={actions.stopAsking}
          onConfirm={actions.settleAsked}
        />
      ) : null}
    </Stack>
  )
}
