import type { Readable } from 'node:stream'
import type { TableFormat } from '@store/contract/schemas/wire'
import type { FastifyReply } from 'fastify'
import type { TSchema } from 'typebox'
import { binaryResponse } from '../../http/binary-response.ts'
import { sheetMediaTypes } from './media-types.ts'
import type { Table } from './table.ts'
import { writeTable } from './write-table.ts'

/** The name of a file, in ASCII and without its extension, and its format. */
export interface TableFile {
  name: string
  format: TableFormat
}

/** The schema of a response with a table as a file. @param json that of the same as JSON, for programs */
export function tableResponse(description: string, json?: TSchema) {
  return binaryResponse(description, ['text/csv', sheetMediaTypes.xlsx], json)
}

/** Sends a file whose content is a table in its format. */
export function sendTableFile(
  reply: FastifyReply,
  { name, format }: TableFile,
  content: Readable,
): FastifyReply {
  return reply
    .headers({
      'content-type': sheetMediaTypes[format],
      'content-disposition': `attachment; filename="${name}.${format}"`,
      'cache-control': 'no-store',
    })
    .send(content)
}

/** Sends a table as a file while it is read. */
export function sendTable<Row>(
  reply: FastifyReply,
  table: Table<Row>,
  file: TableFile,
): FastifyReply {
  return sendTableFile(reply, file, writeTable(table, file.format))
}
