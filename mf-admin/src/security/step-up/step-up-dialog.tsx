import { Button, Cluster, Dialog, Skeleton, Stack } from '@store/ui'
import { useState } from 'react'
import { useGetSecondFactorQuery } from '../security-api.ts'
import { CodeProof } from './code-proof.tsx'
import { PasskeyProof } from './passkey-proof.tsx'

type StepUpDialogProps = { onProved: () => void; onCancel: () => void }

/** Asks for the second factor, before a change that a stolen session must not make. */
export function StepUpDialog({ onProved, onCancel }: StepUpDialogProps) {
  const { data, isLoading } = useGetSecondFactorQuery()
  const [isRecovery, setRecovery] = useState(false)
  const hasPasskeys = data !== undefined && data.passkeys.length > 0
  // When it is not known, a code always works.
  const hasApp = data === undefined || data.app !== null
  return (
    <Dialog open title="Confirm it is you" onClose={onCancel}>
      <Stack>
        <p>This change needs your second factor again.</p>
        {isLoading ? <Skeleton height="6rem" /> : null}
        {hasPasskeys && !isRecovery ? (
          <PasskeyProof isOnlyWay={!hasApp} onProved={onProved} />
        ) : null}
        {!isLoading && (hasApp || isRecovery) ? (
          <CodeProof key={String(isRecovery)} isRecovery={isRecovery} onProved={onProved} />
        ) : null}
        <Cluster gap="s" justify="space-between">
          <Button variant="secondary" onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? wayBack({ hasApp, hasPasskeys }) : 'Use a recovery code'}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  )
}

function wayBack({ hasApp, hasPasskeys }: { hasApp: boolean; hasPasskeys: boolean }): string {
  if (!hasPasskeys) return 'Use the authenticator app'
  return hasApp ? 'Use passkey or app' : 'Use your passkey'
}
