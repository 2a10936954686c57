import { t } from '@lingui/core/macro'
import { ledgerMessages } from '@store/contract/rules/ledger/ledger-messages'
import type { LedgerLink } from '@store/contract/schemas/payments/ledgers'
import { messageOf } from '@store/sdk'
import { Button, toast } from '@store/ui/shared'
import { Download, FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { saveBlob } from '../actions/save-blob.ts'
import { useLedgerDays } from './ledger-period.tsx'
import { ShareStatement } from './share-statement.tsx'

type Format = 'pdf' | 'xlsx'

type StatementActionsProps = {
  /** @returns a blob URL */
  fetchFile: (format: Format) => Promise<string>
  createLink: () => Promise<LedgerLink>
  /** Closes all links. @returns what was done, for people */
  closeLinks: () => Promise<{ message: string }>
}

/**
 * Takes a statement along: as PDF, as a sheet, or by a link.
 * @example <StatementActions fetchFile={…} createLink={…} closeLinks={…} />
 */
export function StatementActions({ fetchFile, ...links }: StatementActionsProps) {
  const { view } = useLedgerDays()
  const [saving, setSaving] = useState<Format>()
  const handleSave = async (format: Format) => {
    setSaving(format)
    try {
      saveBlob(await fetchFile(format), `account-statement.${format}`)
    } catch (error) {
      toast.error(messageOf(error, ledgerMessages.fileFailed))
    }
    setSaving(undefined)
  }
  const files = [
    { format: 'pdf', label: t`Download PDF`, icon: Download },
    { format: 'xlsx', label: t`Download Excel`, icon: FileSpreadsheet },
  ] as const
  return (
    <>
      {files.map(({ format, label, icon }) => (
        <Button
          key={format}
          variant="secondary"
          size="s"
          icon={icon}
          busy={saving === format}
          onClick={() => void handleSave(format)}
        >
          {label}
        </Button>
      ))}
      {/* A link is to the days for which it was made. */}
      <ShareStatement key={`${view.from}~${view.to}`} {...links} />
    </>
  )
}
