import { t } from '@lingui/core/macro'
import type { TableHead } from '@store/contract/schemas/table-head'
import { theme, VisuallyHidden } from '@store/ui/shared'
import styled from 'styled-components'

const Preview = styled.div`
  overflow-x: auto;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  font-size: ${theme.size.s};

  table {
    width: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    max-width: min(14rem, 36vw);
    overflow: hidden;
    padding: ${theme.space.xxs} ${theme.space.xs};
    border-block-end: 1px solid ${theme.color.border};
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  tr:last-child > td {
    border-block-end: 0;
  }
`

/** The heading of a column; its number where it has none. */
export function headingAt(heading: string, position: number): string {
  const number = position + 1
  return heading || t`Column ${number}`
}

/** The first rows of a file, so that people see what its columns are. */
export function FirstRows({ head }: { head: TableHead }) {
  const title = t`First rows of the file`
  return (
    <Preview role="region" aria-label={title} tabIndex={0}>
      <table>
        <VisuallyHidden as="caption">{title}</VisuallyHidden>
        <thead>
          <tr>
            {head.headings.map((heading, at) => (
              <th key={`${String(at)} ${heading}`} scope="col">
                {headingAt(heading, at)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {head.rows.map((cells, row) => (
            <tr key={`${String(row)} ${cells.join(' ')}`}>
              {cells.map((cell, at) => (
                <td key={`${String(at)} ${cell}`}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Preview>
  )
}
