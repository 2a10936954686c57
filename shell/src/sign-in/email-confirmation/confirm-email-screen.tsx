import { t } from '@lingui/core/macro'
import { emailConfirmationMessages } from '@store/contract/rules/accounts/email-confirmation'
import { useConfirmEmailMutation } from '@store/host'
import { messageOf, statusOf, translate, useMailConfirmationMutation, useSession } from '@store/sdk'
import { Button, FormMessage, LinkButton, Stack, toast } from '@store/ui'
import { Link, useLocation } from 'react-router-dom'
import { SignInPage } from '../sign-in-page.tsx'

/**
 * The page that the link in a mail opens. It confirms when its button is pressed: programs that check the links of mails open
 * the page, too.
 */
export function ConfirmEmailScreen() {
  const token = useLocation().hash.slice(1)
  const [confirm, confirmation] = useConfirmEmailMutation()
  const { data, error, isLoading } = confirmation
  // Without a 400 the link may be good: the store did not answer.
  const isRefused = token === '' || statusOf(error) === 400
  if (data) {
    return (
      <SignInPage title={t`Confirm Email`} footer={<NextPage />}>
        <FormMessage tone="success">{data.message}</FormMessage>
      </SignInPage>
    )
  }
  if (isRefused) {
    const { invalid } = emailConfirmationMessages
    return (
      <SignInPage title={t`Confirm Email`}>
        <FormMessage>{error ? messageOf(error, invalid) : invalid}</FormMessage>
        <NewLink />
      </SignInPage>
    )
  }
  return (
    <SignInPage title={t`Confirm Email`}>
      <Stack>
        {isOfNewAddress(token) ? <NewAddress /> : <NewAccount />}
        {error && <FormMessage>{emailConfirmationMessages.failed}</FormMessage>}
        <Button wide busy={isLoading} onClick={() => void confirm({ token })}>
          {t`Confirm my email address`}
        </Button>
      </Stack>
    </SignInPage>
  )
}

/** The token of a link that changes the address of an account has the new address as a fourth part. */
const isOfNewAddress = (token: string) => token.split('~').length === 4

function NewAccount() {
  return (
    <>
      <p>
        {t`Somebody opened an account at our store with your email address. If it was you, confirm that the address is yours.`}
      </p>
      <p>{t`If you did not open an account, close this page.`}</p>
    </>
  )
}

function NewAddress() {
  return (
    <>
      <p>
        {t`Somebody wants to use your email address for an account at our store. If it was you, confirm that the address is yours: you log in with it from then on.`}
      </p>
      <p>{t`If it was not you, close this page.`}</p>
    </>
  )
}

function NextPage() {
  const { status } = useSession()
  return status === 'signed-in' ? (
    <Link to="/profile">{t`Profile`}</Link>
  ) : (
    <Link to="/login">{t`Back to Login`}</Link>
  )
}

/** A new link goes to the address of the account that is signed in, and to no other. The profile asks a visitor to log in first. */
function NewLink() {
  const { status } = useSession()
  const [sendMail, { isLoading }] = useMailConfirmationMutation()
  if (status === 'signed-out') {
    return <LinkButton to="/profile">{t`Log in to get a new link`}</LinkButton>
  }
  const handleClick = async () => {
    const { data, error } = await sendMail()
    if (data) toast.success(translate(data.message))
    else toast.error(messageOf(error, emailConfirmationMessages.sendFailed))
  }
  return (
    <Button busy={isLoading} onClick={() => void handleClick()}>
      {t`Send a new link`}
    </Button>
  )
}
