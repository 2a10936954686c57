import type { UserDetails } from '@store/contract/schemas/accounts/user-details'
import { Badge, Panel, Stack, theme } from '@store/ui'
import styled from 'styled-components'

const Address = styled.li`
  padding-block: ${theme.space.xs};
  border-block-end: 1px solid ${theme.color.border};
  overflow-wrap: anywhere;

  &:last-child {
    border-block-end: 0;
  }

  p {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`

type AddressPanelProps = Pick<UserDetails, 'addresses'>

/** The address book of a buyer, the address used last first. */
export function AddressPanel({ addresses }: AddressPanelProps) {
  return (
    <Panel title="Addresses">
      {addresses.length === 0 ? <p>No address was used yet.</p> : null}
      <Stack as="ul" gap="xxs" aria-label="Addresses">
        {addresses.map(({ _id, isDefault, ...address }) => (
          <Address key={_id}>
            {address.businessName ?? address.fullName}{' '}
            {isDefault ? <Badge tone="info">Default</Badge> : null}
            <p>
              {address.address}, {address.city}, {address.state} {address.pincode}
            </p>
            <p>
              {address.fullName}, {address.phone}
            </p>
          </Address>
        ))}
      </Stack>
    </Panel>
  )
}
