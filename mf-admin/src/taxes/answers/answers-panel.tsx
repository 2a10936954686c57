import { portalAnswerMessages as messages } from '@store/contract/rules/taxes/portal-answer-messages'
import { fieldErrorsOf, messageOf } from '@store/sdk'
import { Button, FormMessage, Panel, Stack, toast } from '@store/ui'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { useAddPortalAnswerMutation } from '../taxes-api.ts'

/** Why nothing of a file was stored: in general, and line by line. */
interface Refusal {
  message: string
  lines: string[]
}

function refusalOf(error: unknown): Refusal {
  const message = messageOf(error, messages.uploadFailed)
  const lines = fieldErrorsOf(error).map((fault) => fault.message)
  return { message, lines: lines.filter((line) => line !== message) }
}

/** Reads the file of a portal's answer. All of it is stored, or nothing. */
export function AnswersPanel() {
  const [add, { isLoading }] = useAddPortalAnswerMutation()
  const [refusal, setRefusal] = useState<Refusal>()
  const input = useRef<HTMLInputElement>(null)
  const send = async (file: File | undefined) => {
    if (!file) return
    setRefusal(undefined)
    try {
      toast.success((await add(file).unwrap()).message)
    } catch (error) {
      setRefusal(refusalOf(error))
    }
  }
  return (
    <Panel
      title="Answers of the portals"
      actions={
        <>
          <input
            ref={input}
            hidden
            type="file"
            aria-label="Answer of a portal"
            accept=".json,.csv,.txt"
            // The native input keeps its own list; when emptied, it reports the same file again.
            value=""
            onChange={(event) => void send(event.currentTarget.files?.[0])}
          />
          <Button
            variant="secondary"
            size="s"
            icon={FileUp}
            busy={isLoading}
            onClick={() => input.current?.click()}
          >
            Upload answer
          </Button>
        </>
      }
    >
      <Stack gap="s">
        <p>
          The file that the portal of e-invoices or e-way bills gave you, as JSON or CSV: IRN,
          acknowledgement and signed QR code print on the documents, and so does the number of an
          e-way bill. Lines are matched by document number. When one does not match, nothing of the
          file is stored. The signature of a code is not checked here.
        </p>
        {refusal ? <FormMessage>{refusal.message}</FormMessage> : null}
        {refusal && refusal.lines.length > 0 ? (
          <ul aria-label="Lines that do not match">
            {refusal.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : null}
      </Stack>
    </Panel>
  )
}
