import { shopPathOf } from '@store/contract/rules/roles'
import type { CartLine } from '@store/contract/schemas/cart'
import {
  Cluster,
  formatCount,
  LinkButton,
  Panel,
  Price,
  Stack,
  theme,
  useSession,
} from '@store/sdk'
import styled from 'styled-components'

const Note = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

/** What the cart costs, and the way on. */
export function CartTotal(props: { totalAmount: number; lines: readonly CartLine[] }) {
  const { role } = useSession()
  const pieces = props.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Panel title="Total">
      <Stack gap="s">
        <Cluster justify="space-between" align="baseline">
          <span>
            {formatCount(pieces)} {pieces === 1 ? 'piece' : 'pieces'}
          </span>
          <Price rupees={props.totalAmount} size="l" />
        </Cluster>
        <Note>All prices include GST.</Note>
        {props.lines.length === 0 ? null : (
          <LinkButton to="/checkout" variant="accent" wide>
            Proceed to Checkout
          </LinkButton>
        )}
        <LinkButton to={shopPathOf(role)} variant="quiet" wide>
          Continue shopping
        </LinkButton>
      </Stack>
    </Panel>
  )
}
