import { formatIndiaTime, indiaDayOf } from '@store/contract/rules/india-days'
import { filingMessages as messages } from '@store/contract/rules/taxes/filing-messages'
import { taxFileMessages } from '@store/contract/rules/taxes/tax-file-messages'
import { gstr1FileName } from '@store/contract/rules/taxes/tax-file-names'
import type { FiledReturn, ReturnChange } from '@store/contract/schemas/taxes/filed-returns'
import type { TaxMonth } from '@store/contract/schemas/taxes/tax-months'
import { messageOf } from '@store/sdk'
import { Button, Cluster, ConfirmDialog, FormMessage, Panel, Stack, theme, toast } from '@store/ui'
import { CheckCheck, Undo2 } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { FileButton } from '../../table-files/file-button.tsx'
import { nameOfMonth } from '../months.ts'
import {
  useExportFiledReturnMutation,
  useFileReturnMutation,
  useTakeBackFiledReturnMutation,
} from '../taxes-api.ts'

const changeLabels: Readonly<Record<ReturnChange, string>> = {
  added: 'not in the filed return',
  changed: 'changed',
  gone: 'in the filed return alone',
}

const Hash = styled.code`
  font-size: ${theme.size.s};
  overflow-wrap: anywhere;
`

/** Which documents the return has otherwise by now. */
function Amendments({ filed: { amendments, amendmentCount } }: { filed: FiledReturn }) {
  if (amendmentCount === 0) return <p>No document changed since.</p>
  const others = amendmentCount - amendments.length
  return (
    <>
      <FormMessage tone="warning">{messages.amendmentsDue(amendmentCount)}</FormMessage>
      <ul aria-label="Amendments due">
        {amendments.map(({ number, change }) => (
          <li key={number}>
            {number}: {changeLabels[change]}
          </li>
        ))}
        {others > 0 ? <li>and {others} more</li> : null}
      </ul>
    </>
  )
}

type Asked = 'file' | 'take-back'

/** Marks the return of a month as filed and back; what was filed is kept, and what changed since is named (taxes 1.9). */
export function FiledReturnPanel({ month: shown }: { month: TaxMonth }) {
  const { month, seller, filed, isOver, counts } = shown
  const [asked, setAsked] = useState<Asked>()
  const [file, filing] = useFileReturnMutation()
  const [takeBack, takingBack] = useTakeBackFiledReturnMutation()
  const [exportFiled] = useExportFiledReturnMutation()
  const choice = { month, ...(seller && { seller }) }
  const confirm = async () => {
    try {
      const answer = await (asked === 'file' ? file(choice) : takeBack(choice)).unwrap()
      toast.success(answer.message)
    } catch (error) {
      toast.error(messageOf(error, messages.failed))
    }
    setAsked(undefined)
  }
  return (
    <Panel
      title={`The return of ${nameOfMonth(month)}`}
      actions={
        <Cluster gap="xs">
          {filed ? (
            <>
              <FileButton
                label="GSTR-1 as filed"
                failure={taxFileMessages.fileFailed}
                nameOf={() => gstr1FileName(seller, indiaDayOf(new Date(filed.filedAt)))}
                fetchFile={() => exportFiled(choice).unwrap()}
              />
              <Button variant="quiet" size="s" icon={Undo2} onClick={() => setAsked('take-back')}>
                Not filed after all
              </Button>
            </>
          ) : (
            <Button
              size="s"
              icon={CheckCheck}
              disabled={!isOver || seller === ''}
              onClick={() => setAsked('file')}
            >
              Mark as filed
            </Button>
          )}
        </Cluster>
      }
    >
      <Stack gap="s">
        {filed ? (
          <>
            <p>
              Filed, says {filed.filedBy}, {formatIndiaTime(new Date(filed.filedAt))}. SHA-256{' '}
              <Hash>{filed.sha256}</Hash>
            </p>
            <Amendments filed={filed} />
          </>
        ) : (
          <p>{isOver ? 'Not marked as filed.' : messages.monthOpen}</p>
        )}
        <p>
          The portal has the last word: what it accepted is filed, whatever is marked here. Files of
          amendments are not made here.
        </p>
      </Stack>
      {asked ? (
        <ConfirmDialog
          open
          question={
            asked === 'file'
              ? `Was the return of ${nameOfMonth(month)} filed?`
              : `Was the return of ${nameOfMonth(month)} not filed after all?`
          }
          confirmLabel={asked === 'file' ? 'Mark as filed' : 'Take it back'}
          danger={asked === 'take-back'}
          busy={filing.isLoading || takingBack.isLoading}
          onConfirm={() => void confirm()}
          onCancel={() => setAsked(undefined)}
        >
          {asked === 'file' ? (
            <p>
              The return is kept as it is made now, with its hash and your name. If a document was
              mended after you uploaded the file, it is not the one that was filed.
              {counts.stopped > 0 ? ` ${taxFileMessages.leftOut(counts.stopped)}` : ''}
            </p>
          ) : (
            <p>The kept file is deleted. That it was there stands in the audit.</p>
          )}
        </ConfirmDialog>
      ) : null}
    </Panel>
  )
}
