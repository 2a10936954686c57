import { t } from '@lingui/core/macro'
import type { Role } from '@store/contract/rules/accounts/roles'
import type { DemoSettings } from '@store/contract/schemas/settings'
import { Button, Cluster, Panel } from '@store/ui'
import { useState } from 'react'
import { useGetDemoQuery } from './demo-api.ts'

type DemoAccount = DemoSettings['accounts'][number]

const labels: Record<Role, () => string> = {
  enduser: () => t`End User`,
  reseller: () => t`Reseller`,
  distributor: () => t`Distributor`,
  'enduser-admin': () => t`End User Admin`,
  'reseller-admin': () => t`Reseller Admin`,
  'distributor-admin': () => t`Distributor Admin`,
  superadmin: () => t`Superadmin`,
}

/**
 * In a demo: a button per role that signs in with its account. Shown below the form once the API has said that this is a
 * demo, so that nothing moves; a real store shows nothing.
 */
export function DemoSignIn({ signIn }: { signIn: (account: DemoAccount) => Promise<void> }) {
  const { data } = useGetDemoQuery()
  const [chosen, setChosen] = useState<Role>()
  const choose = async (account: DemoAccount) => {
    setChosen(account.role)
    await signIn(account)
    setChosen(undefined)
  }
  if (!data || data.accounts.length === 0) return null
  return (
    <Panel title={t`Demo: log in as`}>
      <Cluster gap="s">
        {data.accounts.map((account) => (
          <Button
            key={account.role}
            variant="secondary"
            busy={chosen === account.role}
            onClick={() => void choose(account)}
          >
            {labels[account.role]()}
          </Button>
        ))}
      </Cluster>
    </Panel>
  )
}
