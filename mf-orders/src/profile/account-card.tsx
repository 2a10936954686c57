import { t } from '@lingui/core/macro'
import { isBuyer, roleNameOf } from '@store/contract/rules/accounts/roles'
import type { User } from '@store/contract/schemas/accounts/accounts'
import { translate } from '@store/sdk'
import {
  Avatar,
  Card,
  Cluster,
  CopyButton,
  Definition,
  DefinitionList,
  Heading,
  LinkButton,
  Stack,
  theme,
} from '@store/ui'
import { Heart, Package } from 'lucide-react'
import styled from 'styled-components'

const Facts = styled(DefinitionList)`
  border-block-start: 1px solid ${theme.color.border};

  > div {
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr);
    align-items: center;
    gap: ${theme.space.s};
    min-height: ${theme.target};
    border-block-end: 1px solid ${theme.color.border};

    ${theme.media.largeText} {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  dd {
    overflow-wrap: anywhere;
  }
`

const Name = styled(Heading)`
  min-width: 0;
  overflow-wrap: anywhere;
`

function factsOf(user: User): [label: string, value: React.ReactNode][] {
  const id = (label: string, value: string | undefined): [string, React.ReactNode] => [
    label,
    value && (
      <CopyButton text={value} label={t`Copy ${label} ${value}`}>
        {value}
      </CopyButton>
    ),
  ]
  return [
    [t`Email`, user.email],
    [t`Role`, translate(roleNameOf(user.role))],
    id(t`Reseller ID`, user.resellerId),
    id(t`Distributor ID`, user.distributorId),
  ]
}

/**
 * The user's own data. The avatar is rendered locally from the first letter of the name: an outside image service
 * would learn who signs in, and the site loads nothing from other origins (ADR 0018).
 */
export function AccountCard({ user }: { user: User }) {
  const facts = factsOf(user).filter(([, value]) => value !== undefined)
  return (
    <Card>
      <Stack>
        <Cluster wrap={false}>
          <Avatar name={user.name} size="l" />
          <Name level={2}>{user.name}</Name>
        </Cluster>
        <Facts>
          {facts.map(([label, value]) => (
            <Definition key={label} term={label}>
              {value}
            </Definition>
          ))}
        </Facts>
        {isBuyer(user.role) ? (
          <Cluster gap="xs">
            <LinkButton to="/orders" variant="secondary" size="s" icon={Package}>
              {t`My Orders`}
            </LinkButton>
            <LinkButton to="/wishlist" variant="secondary" size="s" icon={Heart}>
              {t`Wishlist`}
            </LinkButton>
          </Cluster>
        ) : null}
      </Stack>
    </Card>
  )
}
