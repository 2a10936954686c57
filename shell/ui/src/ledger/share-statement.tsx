import { t } from '@lingui/core/macro'
import { ledgerMessages } from '@store/contract/rules/ledger/ledger-messages'
import type { LedgerLink } from '@store/contract/schemas/payments/ledgers'
import { messageOf } from '@store/sdk'
import { Button, Cluster, publicOrigin, toast } from '@store/ui/shared'
import { Link2, Link2Off } from 'lucide-react'
import { useState } from 'react'
import { CopyButton } from '../actions/copy-button.tsx'
import { formatDate } from '../formats/format-date-time.ts'

type ShareStatementProps = {
  createLink: () => Promise<LedgerLink>
  /** Closes all links. @returns what was done, for people */
  closeLinks: () => Promise<{ message: string }>
}

/**
 * Makes a link to the PDF of a statement, which anybody who has it can open, and closes all such links.
 * @example <ShareStatement createLink={…} closeLinks={…} />
 */
export function ShareStatement({ createLink, closeLinks }: ShareStatementProps) {
  const [link, setLink] = useState<LedgerLink>()
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      toast.error(messageOf(error, ledgerMessages.linkFailed))
    }
  }
  const handleCreate = async () => attempt(async () => setLink(await createLink()))
  const handleClose = async () =>
    attempt(async () => {
      toast.success((await closeLinks()).message)
      setLink(undefined)
    })
  if (!link) {
    return (
      <Button variant="secondary" size="s" icon={Link2} onClick={() => void handleCreate()}>
        {t`Share by link`}
      </Button>
    )
  }
  const end = formatDate(new Date(Date.parse(link.expiresAt) - 1).toISOString())
  return (
    <Cluster gap="xs">
      <CopyButton text={`${publicOrigin()}${link.path}`} label={t`Copy link to the statement`}>
        {t`Copy link`}
      </CopyButton>
      <span role="status">{t`Open to everybody who has it, until ${end}`}</span>
      <Button variant="quiet" size="s" icon={Link2Off} onClick={() => void handleClose()}>
        {t`Close all links`}
      </Button>
    </Cluster>
  )
}
