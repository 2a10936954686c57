import { labelOfStatus } from '@store/contract/rules/orders/order-states'
import type { Order } from '@store/contract/schemas/orders/orders'
import { useSession } from '@store/sdk'
import { Button, formatDateTime, IconButton, Key, shortOrderId, theme, useKeys } from '@store/ui'
import { TriangleAlert, Undo2, X } from 'lucide-react'
import { createContext, useContext, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

/** How long a change can be undone by one key, in milliseconds. */
export const undoMs = 8_000

/** A change of statuses that can be undone. */
export interface UndoOffer {
  /** What was done. */
  text: string
  undo: () => void
}

interface Notices {
  offerUndo: (offer: UndoOffer) => void
  /** Somebody else set another status first: the order as it is now. */
  reportConflict: (order: Order) => void
}

const NoticesContext = createContext<Notices>({
  offerUndo: () => undefined,
  reportConflict: () => undefined,
})

/** Shows what can be undone, and what somebody else changed first. */
export function useOrderNotices(): Notices {
  return useContext(NoticesContext)
}

const Bar = styled.div`
  position: fixed;
  inset-inline: ${theme.space.m};
  inset-block-end: calc(${theme.viewportFloor} + ${theme.space.m});
  z-index: ${theme.depth.overlay};
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  width: fit-content;
  max-width: calc(100vw - 2 * ${theme.space.m});
  margin-inline: auto;
  padding-inline-start: ${theme.space.m};
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.overlay};

  > svg {
    flex: none;
    color: ${theme.color.warning};
  }
`

function UndoBar({ offer, onClose }: { offer: UndoOffer; onClose: () => void }) {
  const [isPaused, setIsPaused] = useState(false)
  const handleTimeout = useEffectEvent(onClose)
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => handleTimeout(), undoMs)
    return () => clearTimeout(timer)
  }, [isPaused])
  const undo = () => {
    onClose()
    offer.undo()
  }
  useKeys({ u: undo })
  return (
    <Bar
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      <span>{offer.text}</span>
      <Button variant="quiet" size="s" icon={Undo2} aria-keyshortcuts="u" onClick={undo}>
        Undo <Key aria-hidden>u</Key>
      </Button>
    </Bar>
  )
}

/** Who set the present status, and when; by the timeline, whose last event of the status is the latest. */
function describeChange({ orderStatus, timeline }: Order): string {
  const event = timeline.findLast(({ kind }) => kind === 'status')
  const who = event ? ` by ${event.by}, ${formatDateTime(event.at)}` : ''
  return `was set to ${labelOfStatus(orderStatus)}${who}. Your change was not made.`
}

function ConflictBar({ order, onClose }: { order: Order; onClose: () => void }) {
  const { role } = useSession()
  return (
    <Bar>
      <TriangleAlert size={18} aria-hidden />
      <span>
        <Link to={`/${role}/orders/${order._id}`}>Order #{shortOrderId(order._id)}</Link>{' '}
        {describeChange(order)}
      </span>
      <IconButton label="Dismiss" icon={X} onClick={onClose} />
    </Bar>
  )
}

/** Holds the last notice of a screen of orders and shows it over the lower edge of the window. */
export function OrderNotices({ children }: { children: React.ReactNode }) {
  const [offer, setOffer] = useState<UndoOffer & { key: number }>()
  const [conflict, setConflict] = useState<Order>()
  const notices = useMemo<Notices>(
    () => ({
      offerUndo: (made) => {
        setConflict(undefined)
        setOffer((former) => ({ ...made, key: (former?.key ?? 0) + 1 }))
      },
      reportConflict: (order) => {
        setOffer(undefined)
        setConflict(order)
      },
    }),
    [],
  )
  return (
    <NoticesContext value={notices}>
      {children}
      <div role="status">
        {offer ? (
          <UndoBar key={offer.key} offer={offer} onClose={() => setOffer(undefined)} />
        ) : null}
        {conflict ? <ConflictBar order={conflict} onClose={() => setConflict(undefined)} /> : null}
      </div>
    </NoticesContext>
  )
}
