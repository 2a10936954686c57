import { t } from '@lingui/core/macro'
import type { ProductDocument } from '@store/contract/schemas/catalog/catalog'
import { formatFileSize, theme, VisuallyHidden } from '@store/ui'
import { FileText } from 'lucide-react'
import styled from 'styled-components'

const DocumentLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: ${theme.target};
  overflow-wrap: anywhere;

  svg {
    flex: none;
  }

  small {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
    white-space: nowrap;
  }
`

/** Data sheets and manuals, which the browser's PDF viewer opens. */
export function ProductDocuments({ documents }: { documents: readonly ProductDocument[] }) {
  return (
    <ul>
      {documents.map(({ title, url, bytes }) => (
        <li key={url}>
          <DocumentLink href={url} target="_blank" rel="noreferrer">
            <FileText size={16} aria-hidden />
            {title}
            <small>PDF, {formatFileSize(bytes)}</small>
            <VisuallyHidden>{t`(opens in a new tab)`}</VisuallyHidden>
          </DocumentLink>
        </li>
      ))}
    </ul>
  )
}
