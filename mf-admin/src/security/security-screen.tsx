import { secondFactorMessages } from '@store/contract/rules/accounts/second-factor/second-factor-messages'
import { useGetMeQuery, useSession } from '@store/sdk'
import { FormMessage, Loading, PageBody, PageHeader, QueryView, Skeleton, Stack } from '@store/ui'
import { useState } from 'react'
import { useFocusFallback } from '../focus/use-focus-fallback.ts'
import { AppPanel } from './app-panel.tsx'
import { NewRecoveryCodes } from './new-recovery-codes.tsx'
import { PasskeyPanel } from './passkeys/passkey-panel.tsx'
import { RecoveryCodePanel } from './recovery-code-panel.tsx'
import { useGetSecondFactorQuery } from './security-api.ts'

function LoadingSecurity() {
  return (
    <Loading label="Loading your second factor...">
      <Stack>
        <Skeleton shape="card" height="11rem" />
        <Skeleton shape="card" height="11rem" />
        <Skeleton shape="card" height="9rem" />
      </Stack>
    </Loading>
  )
}

/** The second factor of the signed-in admin: authenticator app, passkeys and recovery codes (ADR 0096, 0097). */
export function SecurityScreen() {
  const { user } = useSession()
  // Refreshes the session once the second factor that was missing is set up.
  useGetMeQuery()
  const state = useGetSecondFactorQuery()
  const [newCodes, setNewCodes] = useState<readonly string[]>([])
  const renewal = useFocusFallback(newCodes.length > 0)
  /** A second kind of factor brings no new codes: those that are shown stay. */
  const showCodes = (codes: readonly string[]) => {
    if (codes.length > 0) setNewCodes(codes)
  }
  return (
    <PageBody width="form">
      <PageHeader title="Security" />
      {user?.secondFactorMissing ? (
        <FormMessage tone="warning">
          This store requires a second factor of its admins. Set one up to go on.
        </FormMessage>
      ) : null}
      <QueryView
        query={state}
        failure={secondFactorMessages.loadFailed}
        loading={<LoadingSecurity />}
      >
        {({ app, passkeys, passkeyHost, recoveryCodes }) => (
          <Stack>
            {newCodes.length === 0 ? null : (
              <NewRecoveryCodes codes={newCodes} onDone={() => setNewCodes([])} />
            )}
            <AppPanel app={app} hasPasskeys={passkeys.length > 0} onNewCodes={showCodes} />
            <PasskeyPanel
              passkeys={passkeys}
              host={passkeyHost}
              hasApp={app !== null}
              onNewCodes={showCodes}
            />
            {(app === null && passkeys.length === 0) || newCodes.length > 0 ? null : (
              <RecoveryCodePanel opener={renewal} left={recoveryCodes} onNewCodes={setNewCodes} />
            )}
          </Stack>
        )}
      </QueryView>
    </PageBody>
  )
}
