import { t } from '@lingui/core/macro'
import { emailConfirmationMessages } from '@store/contract/rules/accounts/email-confirmation'
import { messageOf, translate, useMailConfirmationMutation } from '@store/sdk'
import { Button, FormMessage, Stack, toast } from '@store/ui'

/** Asks to confirm the email address that was typed at registration. */
export function EmailConfirmationPanel() {
  const [sendMail, { isLoading }] = useMailConfirmationMutation()
  const handleClick = async () => {
    const { data, error } = await sendMail()
    if (data) toast.success(translate(data.message))
    else toast.error(messageOf(error, emailConfirmationMessages.sendFailed))
  }
  return (
    <FormMessage tone="warning">
      <Stack gap="xs">
        <strong>{t`Your email address is not confirmed`}</strong>
        <p>
          {t`Open the link in one of our emails. Until then our emails leave out names and reasons, and you can reserve less before your first order is paid.`}
        </p>
        <Button size="s" busy={isLoading} onClick={() => void handleClick()}>
          {t`Send a new link`}
        </Button>
      </Stack>
    </FormMessage>
  )
}
