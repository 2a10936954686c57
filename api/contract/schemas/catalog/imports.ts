import { type Static, Type } from 'typebox'
import { type ImportColumn, importColumns } from '../../rules/catalog/imports/import-columns.ts'
import { largestListLimit } from '../../rules/limits.ts'
import { TableHeadSchema } from '../table-head.ts'
import { Id, Instant, oneOf, tableFormat, tableFormats } from '../wire.ts'
import { FixedValuesSchema, NameQuestionSchema, NewProductSchema } from './import-options.ts'

const strict = { additionalProperties: false }

export const ImportQuerySchema = Type.Object(
  {
    dryRun: Type.Optional(Type.Boolean({ description: 'check and count, write nothing' })),
    partial: Type.Optional(
      Type.Boolean({ description: 'import the good rows, leave the bad ones' }),
    ),
  },
  strict,
)

export const RejectedCellSchema = Type.Object({
  row: Type.Integer({ description: 'as the sheet counts, the row of column names is 1' }),
  field: Type.String({ description: 'the column' }),
  value: Type.Optional(
    Type.String({
      description: 'what stands in the cell, at most 80 characters; absent when blank',
    }),
  ),
  message: Type.String(),
})

/** A cell that an import changes; of a new product only a cell that is marked. */
export const ChangedCellSchema = Type.Object({
  row: Type.Integer(),
  product: Type.String({ description: 'its name' }),
  field: Type.Unsafe<ImportColumn>(Type.String({ enum: [...importColumns] })),
  from: Type.Optional(Type.String({ description: 'absent for a new product' })),
  to: Type.String(),
  mark: Type.Optional(Type.String({ description: 'why it is probably a mistake' })),
})

/** What a dry run would change, cell by cell. */
export const ImportChangesSchema = Type.Object({
  total: Type.Integer({ description: 'changed cells of products that are there' }),
  cells: Type.Array(ChangedCellSchema, { description: 'the first 5,000, sorted by row' }),
  marked: Type.Integer({ description: 'cells that are probably mistakes' }),
  markedCells: Type.Array(ChangedCellSchema, { description: 'the first 5,000 of them' }),
})

/** A column of a file: its heading, and the product column it is mapped to. */
export const FoundColumnSchema = Type.Object({
  heading: Type.String({
    description: 'what `mapping` calls it; equal ones have a number: `Price (1)`, `Price (2)`',
  }),
  column: Type.Optional(
    Type.Unsafe<ImportColumn>(Type.String({ enum: [...importColumns], description: 'ours' })),
  ),
  example: Type.Optional(Type.String({ description: 'what stands in it first' })),
})

/** A column that the headings do not decide. */
export const AskedColumnSchema = Type.Object({
  column: Type.Unsafe<ImportColumn>(Type.String({ enum: [...importColumns] })),
  headings: Type.Array(Type.String(), { description: 'those that fit; empty when none does' }),
})

/** The result of an import, or of a dry run. Nothing is written while rows are invalid, unless `partial`. */
export const ImportReportSchema = Type.Object({
  message: Type.String(),
  created: Type.Integer(),
  updated: Type.Integer(),
  unchanged: Type.Integer(),
  rejected: Type.Array(RejectedCellSchema, { description: 'at most 5,000; sorted by row' }),
  rejectedRows: Type.Integer(),
  importId: Type.Optional(Id),
  changes: Type.Optional(ImportChangesSchema),
  newProducts: Type.Optional(
    Type.Array(NewProductSchema, { description: 'of a dry run: the first 5,000, sorted by row' }),
  ),
  questions: Type.Optional(
    Type.Array(NameQuestionSchema, {
      description: 'of a dry run: names that `names` of the options must answer; at most 200',
    }),
  ),
  shown: Type.Optional(
    Type.String({
      description:
        'of a dry run that sets the stock: which stock it showed. Sent back as `shown`, a sale made meanwhile is kept.',
    }),
  ),
  sheet: Type.Optional(
    Type.String({
      description: 'of a dry run: the sheet it was found on, where there are several',
    }),
  ),
  totalRows: Type.Optional(
    Type.Array(Type.Integer(), {
      description: 'rows that are sums of the list and are not read as products; at most 5,000',
    }),
  ),
  hiddenRows: Type.Optional(
    Type.Integer({ description: 'rows of the file that its program hides; they are read, too' }),
  ),
  hiddenColumns: Type.Optional(
    Type.Array(Type.String(), { description: 'of a dry run: headings of columns that are hidden' }),
  ),
  isRemembered: Type.Optional(
    Type.Boolean({ description: 'of a dry run: its columns are those that an admin chose before' }),
  ),
  fixedValues: Type.Optional(
    Type.Object(FixedValuesSchema.properties, {
      description:
        'of a dry run: what all rows share, as it was sent or remembered. An import has to send it.',
    }),
  ),
  columns: Type.Optional(
    Type.Array(FoundColumnSchema, { description: 'of a dry run: as they stand in the file' }),
  ),
  asked: Type.Optional(
    Type.Array(AskedColumnSchema, {
      description:
        'of a dry run with a guess: columns to choose before anything is counted, because two fit or none does',
    }),
  ),
  head: Type.Optional(
    Type.Object(TableHeadSchema.properties, {
      description: 'of a dry run: what stands under the headings of `columns`',
    }),
  ),
})

/** Progress of an import, streamed until its report is ready. */
export const ImportProgressSchema = Type.Object({
  rows: Type.Integer({ description: 'that were looked at, or written, by now' }),
  of: Type.Optional(Type.Integer({ description: 'rows of the file, while they are written' })),
})

export const ImportSchema = Type.Object({
  _id: Id,
  fileName: Type.String(),
  createdAt: Instant,
  importedBy: Type.Object({ name: Type.String(), email: Type.String() }),
  created: Type.Integer(),
  updated: Type.Integer(),
  rejected: Type.Integer({ description: 'rows' }),
  hasRejectedRows: Type.Boolean({ description: 'whether these rows are kept: 90 days' }),
  undoneAt: Type.Optional(Instant),
  undoable: Type.Boolean({ description: 'the last one, as long as it was not undone' }),
})

export const ImportListSchema = Type.Array(ImportSchema)
export const ImportUndoneSchema = Type.Object({ message: Type.String(), import: ImportSchema })

export const ImportListQuerySchema = Type.Object(
  {
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: largestListLimit })),
  },
  strict,
)

export const RejectedRowsQuerySchema = Type.Object(
  {
    format: Type.Optional(
      oneOf(tableFormats, { description: 'default: csv for a text, xlsx for any other file' }),
    ),
  },
  strict,
)

export const ExportQuerySchema = Type.Object({ format: tableFormat('xlsx') }, strict)

export type AskedColumn = Static<typeof AskedColumnSchema>
export type FoundColumn = Static<typeof FoundColumnSchema>
export type ChangedCell = Static<typeof ChangedCellSchema>
export type ImportChanges = Static<typeof ImportChangesSchema>
export type RejectedCell = Static<typeof RejectedCellSchema>
export type ImportReport = Static<typeof ImportReportSchema>
export type ImportProgress = Static<typeof ImportProgressSchema>
export type ProductImport = Static<typeof ImportSchema>
export type ImportUndone = Static<typeof ImportUndoneSchema>
export type ImportQuery = Static<typeof ImportQuerySchema>
export type ImportListQuery = Static<typeof ImportListQuerySchema>
export type ExportQuery = Static<typeof ExportQuerySchema>
