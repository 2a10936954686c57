import { type Static, Type } from 'typebox'
import { type ErrorCode, errorCodes } from '../rules/error-codes.ts'

/** A public id: a ULID, so that id order is time order. Databases compare it as plain ASCII. */
export const Id = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern: '^[\\x21-\\x7e]*$',
  description: 'ULID',
})

/** A text on one line (`x-text` says what the rule of texts checks). */
export function OneLine(
  maxLength: number,
  options: { minLength?: number; description?: string } = {},
) {
  return Type.String({ maxLength, ...options, 'x-text': 'line' })
}

/** A text on one line in a field of a form, whose length the feature checks. */
export const FormLine = Type.String({ 'x-text': 'line' })

/** The name of a person, a firm or a product: one line, without an address of a page. */
export function NameText(maxLength: number, options: { description?: string } = {}) {
  return Type.String({ maxLength, ...options, 'x-text': 'name' })
}

/** Pagination cursor: the id of the last entry of the previous page. Anything but a ULID is rejected (400). */
export const Cursor = Type.String({
  pattern: '^[0-7][0-9A-HJKMNP-TV-Z]{25}$',
  description: 'from `Link`, rel="next"',
})

/** Money on the wire: rupees with at most two decimals. */
export const Rupees = Type.Number({ description: 'rupees, at most two decimals' })

/** An instant: ISO 8601 in UTC. */
export const Instant = Type.String({ format: 'date-time' })

/** A day: YYYY-MM-DD. */
export const Day = Type.String({ format: 'date' })

/** A text that is one of a list. */
export function oneOf<T extends string>(
  values: readonly T[],
  options: { description?: string } = {},
) {
  return Type.Unsafe<T>(Type.String({ enum: [...values], ...options }))
}

/** The formats of files with a table, as their extensions. */
export const tableFormats = ['csv', 'xlsx'] as const

/** @see tableFormats */
export type TableFormat = (typeof tableFormats)[number]

/** The format of a file with a table, where a URL need not name it. */
export function tableFormat(preset: TableFormat) {
  return Type.Unsafe<TableFormat>(
    Type.String({
      enum: [...tableFormats],
      default: preset,
      description: 'spreadsheet programs keep numbers, dates and long codes of .xlsx as they are',
    }),
  )
}

/** The body of every error response. */
export const ErrorBodySchema = Type.Object({
  code: Type.Unsafe<ErrorCode>(
    Type.String({
      enum: [...errorCodes],
      description: 'the reason, for programs; it stays the same',
    }),
  ),
  message: Type.String({ description: 'a sentence to show to a person' }),
  errors: Type.Optional(
    Type.Array(Type.Object({ field: Type.String(), message: Type.String() }), {
      description: 'the fields at fault, first one first',
    }),
  ),
})

/** A response that contains only a message. */
export const MessageBodySchema = Type.Object({ message: Type.String() })

export const IdParamsSchema = Type.Object({ id: Id })

export type ErrorBody = Static<typeof ErrorBodySchema>
export type MessageBody = Static<typeof MessageBodySchema>
