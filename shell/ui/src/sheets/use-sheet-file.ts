import type { TableHead } from '@store/contract/schemas/table-head'
import { messageOf } from '@store/sdk'
import { useState } from 'react'
import { tableHeadOf } from './table-head-of.ts'

/** What the API says of a sheet besides its content. */
export interface SheetRead {
  /** The sheet that was read, where the file has several. */
  sheet?: string
  /** The headings of the columns, where somebody chose them. */
  remembered?: Readonly<Record<string, string>>
  /** Rows that are sums of the table, and were not read as lines of it. */
  totalRows?: readonly number[]
}

/** A file, and what is asked or said about it. */
export type SheetFileState =
  | { kind: 'none'; error?: string }
  | { kind: 'asked'; file: File; head: TableHead; error?: string }
  | { kind: 'read'; file: File; note: SheetRead }

interface SheetFileOptions<Read> {
  /** @param columns JSON of the positions that were chosen, or `ask` */
  send: (file: File, columns: string | undefined) => Promise<Read>
  /** @param former what was read from the same file with other columns */
  onRead: (read: Read, former: Read | undefined) => void
  /** What is said of an error without a message. */
  failure: string
}

/** Sends a sheet, and once more with the columns that a person chose when the API asks for them. */
export function useSheetFile<Read extends SheetRead>(options: SheetFileOptions<Read>) {
  const { send, onRead, failure } = options
  const [state, setState] = useState<SheetFileState>({ kind: 'none' })
  const [former, setFormer] = useState<Read>()

  const read = async (
    file: File,
    again?: { columns: string; head?: TableHead; chosen?: Readonly<Record<string, string>> },
  ) => {
    try {
      const content = await send(file, again?.columns)
      const { sheet, remembered = again?.chosen, totalRows } = content
      setState({
        kind: 'read',
        file,
        note: {
          ...(sheet && { sheet }),
          ...(remembered && { remembered }),
          ...(totalRows && { totalRows }),
        },
      })
      setFormer(content)
      onRead(content, again && former)
    } catch (error) {
      const head = tableHeadOf(error)
      const message = messageOf(error, failure)
      if (head) setState({ kind: 'asked', file, head })
      else if (again?.head) setState({ kind: 'asked', file, head: again.head, error: message })
      else setState({ kind: 'none', error: message })
    }
  }
  return {
    state,
    /** Reads a file that was chosen. */
    read: async (file: File) => {
      setFormer(undefined)
      await read(file)
    },
    /** Reads the file with the chosen positions. */
    answer: async (positions: Readonly<Record<string, number>>) => {
      if (state.kind !== 'asked') return
      const { file, head } = state
      const chosen = Object.fromEntries(
        Object.entries(positions).map(([column, at]) => [
          column,
          head.headings[at] || String(at + 1),
        ]),
      )
      await read(file, { columns: JSON.stringify(positions), head, chosen })
    },
    /** Asks for the columns of the file, although they are remembered. */
    askAgain: async () => {
      if (state.kind === 'read') await read(state.file, { columns: 'ask' })
    },
    /** Says why a file is not sent. */
    refuse: (error: string) => setState({ kind: 'none', error }),
    dismiss: () => setState({ kind: 'none' }),
  }
}

/** State and actions of {@link useSheetFile}, whatever is read. */
export type SheetFile = Omit<ReturnType<typeof useSheetFile>, 'read'>
