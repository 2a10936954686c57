import { secondFactorMessages } from '@store/contract/rules/accounts/second-factor/second-factor-messages'
import { messageOf } from '@store/sdk'
import { Button, Cluster, Panel, toast } from '@store/ui'
import type { RefObject } from 'react'
import { useRenewRecoveryCodesMutation } from './security-api.ts'
import { useStepUp } from './step-up/use-step-up.tsx'

interface RecoveryCodePanelProps {
  /** Of the button that makes new codes. */
  opener: RefObject<HTMLButtonElement | null>
  /** Unused codes. */
  left: number
  onNewCodes: (codes: readonly string[]) => void
}

/** How many recovery codes are left, and a new set of them. */
export function RecoveryCodePanel({ opener, left, onNewCodes }: RecoveryCodePanelProps) {
  const stepUp = useStepUp()
  const [renew, { isLoading }] = useRenewRecoveryCodesMutation()
  const handleRenew = async () => {
    try {
      const { message, recoveryCodes } = await stepUp.run(() => renew().unwrap())
      toast.success(message)
      onNewCodes(recoveryCodes)
    } catch (error) {
      toast.error(messageOf(error, secondFactorMessages.renewFailed))
    }
  }
  return (
    <Panel title="Recovery codes">
      <p>
        {left} of your recovery codes {left === 1 ? 'is' : 'are'} unused. Each replaces app or
        passkey once, when you do not have your device.
      </p>
      <Cluster gap="s">
        <Button
          ref={opener}
          variant="secondary"
          busy={isLoading}
          onClick={() => void handleRenew()}
        >
          Make new codes
        </Button>
      </Cluster>
      {stepUp.dialog}
    </Panel>
  )
}
