import { t } from '@lingui/core/macro'
import { orderFileAccept } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import { purchaseMessages } from '@store/contract/rules/purchases/purchase-messages'
import type {
  Purchase,
  QuantityFile as QuantityFileRead,
} from '@store/contract/schemas/orders/purchases'
import { translate } from '@store/sdk'
import {
  DeferredSheetAnswer,
  FileDrop,
  FormMessage,
  formatCount,
  Stack,
  toast,
  useSheetFile,
} from '@store/ui'
import { useState } from 'react'
import type { TypedQuantities } from '../order-table/use-typed-quantities.ts'
import { matchFile } from './match-file.ts'
import { useReadQuantityFileMutation } from './purchases-api.ts'

/** Most model numbers that a note names. */
const mostNamed = 8

function namesOf(modelNos: readonly string[]): string {
  const named = modelNos.slice(0, mostNamed).join(', ')
  const unnamed = modelNos.length - mostNamed
  if (unnamed <= 0) return named
  const more = formatCount(unnamed)
  return t`${named} and ${more} more`
}

function noteOf({ row, modelNo, quantity, message }: QuantityFileRead['rejected'][number]): string {
  const reason = translate(message)
  return message === messages.cart.quantity
    ? t`Row ${row}, ${modelNo}, quantity “${quantity}”: ${reason}`
    : t`Row ${row}, ${modelNo}: ${reason}`
}

/** The first notes, and how many there are besides. */
function shownOf(notes: readonly string[]): readonly string[] {
  const more = formatCount(notes.length - mostNamed)
  return notes.length > mostNamed ? [...notes.slice(0, mostNamed), t`and ${more} more`] : notes
}

/** Fills quantities from an Excel or CSV file, and says what of it was not used. */
export function QuantityFile({
  purchases,
  typed,
}: {
  purchases: readonly Purchase[]
  typed: TypedQuantities
}) {
  const [readFile, { isLoading }] = useReadQuantityFileMutation()
  const [notes, setNotes] = useState<readonly string[]>([])
  const handleRead = (read: QuantityFileRead, former: QuantityFileRead | undefined) => {
    const { typed: filled, unclear, unavailable, unknown } = matchFile(purchases, read)
    typed.typeAll(filled, former && matchFile(purchases, former).typed)
    const count = formatCount(filled.length)
    toast.success(t`${count} quantities filled in`)
    const models = namesOf(unknown)
    const gone = namesOf(unavailable)
    setNotes([
      ...unclear.map(({ modelNo, products }) => {
        const found = namesOf(products)
        return t`${modelNo} may be one of several: ${found}. Type its quantity above.`
      }),
      ...(unknown.length > 0 ? [t`Not bought before: ${models}`] : []),
      ...(unavailable.length > 0 ? [t`Cannot be ordered now: ${gone}`] : []),
      ...read.rejected.map(noteOf),
    ])
  }
  const sheet = useSheetFile<QuantityFileRead>({
    send: (file, columns) => readFile({ file, columns }).unwrap(),
    onRead: handleRead,
    failure: purchaseMessages.readFailed,
  })
  const handleFile = async (file: File | undefined) => {
    if (!file) return
    setNotes([])
    await sheet.read(file)
  }
  return (
    <Stack gap="s">
      <FileDrop
        label={t`Quantities from a file`}
        name="file"
        hint={t`The exported Excel file with its last column filled in, or columns model number and quantity`}
        accept={orderFileAccept}
        value={undefined}
        error={sheet.state.kind === 'none' ? sheet.state.error : undefined}
        disabled={isLoading}
        onChange={(file) => void handleFile(file)}
      />
      <DeferredSheetAnswer
        file={sheet}
        needed={[
          { column: 'modelNo', label: t`Model number` },
          { column: 'quantity', label: t`Quantity` },
        ]}
        incomplete={translate(purchaseMessages.columnsUnreadable)}
      />
      {notes.length > 0 ? (
        <FormMessage tone="warning">
          {shownOf(notes).map((note) => (
            <span key={note}>{note} </span>
          ))}
        </FormMessage>
      ) : null}
    </Stack>
  )
}
