import { Button, FormMessage, Stack, shortOrderId, theme } from '@store/ui'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useOrderAddress } from '../queue/order-address.ts'
import type { LeftOutOrder } from './use-print-orders.ts'

const Orders = styled.ul`
  display: grid;
  gap: ${theme.space.xxs};
  max-height: 12rem;
  margin: 0;
  padding-inline-start: ${theme.space.m};
  overflow-y: auto;
`

type LeftOutOrdersProps = {
  leftOut: readonly LeftOutOrder[]
  /** How many orders can still be printed. */
  otherCount: number
  isBusy: boolean
  onPrintOthers: () => void
}

/** The orders whose papers cannot be printed, each with the reason, and what can be printed all the same. */
export function LeftOutOrders(props: LeftOutOrdersProps) {
  const { leftOut, otherCount, isBusy, onPrintOthers } = props
  const addressOf = useOrderAddress()
  const titleId = useId()
  if (leftOut.length === 0) return null
  return (
    <FormMessage tone="warning">
      <Stack gap="s">
        <strong id={titleId}>Left out</strong>
        {/* A scroll container must be reachable by keyboard. */}
        <Orders aria-labelledby={titleId} tabIndex={0}>
          {leftOut.map(({ id, message }) => (
            <li key={id}>
              <Link to={addressOf(id)}>#{shortOrderId(id)}</Link> {message}
            </li>
          ))}
        </Orders>
        {otherCount > 0 ? (
          <div>
            <Button size="s" busy={isBusy} onClick={onPrintOthers}>
              {otherCount === 1 ? 'Print the other order' : `Print the other ${otherCount} orders`}
            </Button>
          </div>
        ) : null}
      </Stack>
    </FormMessage>
  )
}
