import { t } from '@lingui/core/macro'
import {
  tierRequestMessages,
  tierRequestText,
} from '@store/contract/rules/accounts/approvals/tier-request-messages'
import type { TierRequest } from '@store/contract/schemas/accounts/accounts'
import { messageOf, translate } from '@store/sdk'
import { Button, FormMessage, Stack, toast } from '@store/ui'
import { useAskForTierAgainMutation } from './details/details-api.ts'

/** What the buyer does next: nothing while it is checked, else correct the details and ask again. */
function NextStep({ reason }: { reason: string | undefined }) {
  const [askAgain, { isLoading }] = useAskForTierAgainMutation()
  const handleClick = async () => {
    const { data, error } = await askAgain()
    if (data) toast.success(translate(data.message))
    else toast.error(messageOf(error, tierRequestMessages.askFailed))
  }
  return (
    <>
      {reason === undefined ? null : <p>{reason}</p>}
      <p>{t`Correct and save your details below, then ask again.`}</p>
      <Button size="s" busy={isLoading} onClick={() => void handleClick()}>
        {t`Ask again`}
      </Button>
    </>
  )
}

/** The state of the tier that the buyer asked for at registration. */
export function TierRequestPanel({ request }: { request: TierRequest }) {
  const { state, reason } = request
  return (
    <FormMessage tone={state === 'waiting' ? 'info' : 'warning'}>
      <Stack gap="xs">
        <p>{translate(tierRequestText(request))}</p>
        {state === 'refused' ? (
          <NextStep reason={reason} />
        ) : (
          <p>{t`We email you as soon as it is decided. You can complete your details below.`}</p>
        )}
      </Stack>
    </FormMessage>
  )
}
