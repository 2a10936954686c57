import { statementAccept } from '@store/contract/rules/limits'
import { Button, Key, useKeys, useScreenKeys } from '@store/ui'
import { FileUp } from 'lucide-react'
import type { StatementUploadFlow } from './use-statement-upload.ts'

const fileKeys = [['f', 'Upload bank statement']] as const

/** Chooses a bank statement and reads it. */
export function ReadStatementButton({ upload }: { upload: StatementUploadFlow }) {
  const { step, input, openPicker, choose } = upload
  const isReading = step.kind === 'reading'
  const open = () => {
    if (!isReading) openPicker()
  }
  useKeys({ f: open })
  useScreenKeys(fileKeys)
  return (
    <div>
      <input
        ref={input}
        hidden
        type="file"
        aria-label="Bank statement"
        accept={statementAccept}
        // The native input keeps its own list; when emptied, it reports the same file again.
        value=""
        onChange={(event) => choose(event.currentTarget.files?.[0])}
      />
      <Button
        variant="secondary"
        size="s"
        icon={FileUp}
        busy={isReading}
        aria-keyshortcuts="f"
        onClick={open}
      >
        Upload bank statement <Key aria-hidden>f</Key>
      </Button>
    </div>
  )
}
