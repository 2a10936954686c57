import { describeRejection } from '@store/contract/rules/catalog/imports/rejections'
import type { FoundColumn, RejectedCell } from '@store/contract/schemas/catalog/imports'
import type { TableFormat } from '@store/contract/schemas/wire'
import {
  Button,
  Cluster,
  type Column,
  formatCount,
  Pagination,
  Stack,
  Table,
  theme,
} from '@store/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { columnNameOf } from './column-names.ts'

/** Rows per page: thousands at once would be slow to render. */
const pageSize = 50

const Note = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

type RejectedCellsProps = {
  /** Of the file; a text is given back as a text, too. */
  fileName: string
  cells: readonly RejectedCell[]
  /** Columns of the file, to show its own headings. */
  columns: readonly FoundColumn[]
  /** Downloads the rejected rows. */
  onDownload: (format: TableFormat) => Promise<void>
}

function tableOf(columns: readonly FoundColumn[]): Column<RejectedCell>[] {
  const headingOf = (field: string) =>
    columns.find(({ column }) => column === field)?.heading ?? columnNameOf(field)
  return [
    { key: 'row', header: 'Row', cell: ({ row }) => formatCount(row) },
    { key: 'column', header: 'Column', cell: ({ field }) => headingOf(field) },
    { key: 'fault', header: 'What is wrong', cell: describeRejection },
  ]
}

/** The rejected cells of a file: row, column, value and error; the rows can be downloaded. */
export function RejectedCells({ fileName, cells, columns, onDownload }: RejectedCellsProps) {
  const [page, setPage] = useState(1)
  const [loading, setLoading] = useState<TableFormat>()
  const handleDownload = async (format: TableFormat) => {
    setLoading(format)
    await onDownload(format)
    setLoading(undefined)
  }
  const isText = /\.(?:csv|tsv|txt)$/i.test(fileName)
  const own = isText ? 'csv' : 'xlsx'
  const shown = cells.slice((page - 1) * pageSize, page * pageSize)
  return (
    <Stack gap="s">
      <Cluster gap="s">
        <Button
          variant="secondary"
          icon={Download}
          busy={loading === own}
          onClick={() => void handleDownload(own)}
        >
          Download the rows with errors
        </Button>
        {isText ? (
          <Button
            variant="secondary"
            icon={Download}
            busy={loading === 'xlsx'}
            onClick={() => void handleDownload('xlsx')}
          >
            As Excel
          </Button>
        ) : null}
        <Note>Correct them in this file and upload it as it is.</Note>
      </Cluster>
      {cells.length === 0 ? null : (
        <Table
          caption="Rows with errors"
          columns={tableOf(columns)}
          rows={shown}
          rowKey={({ row, field, message }) => `${row} ${field} ${message}`}
        />
      )}
      <Pagination page={page} pages={Math.ceil(cells.length / pageSize)} onPage={setPage} />
    </Stack>
  )
}
