import { t } from '@lingui/core/macro'
import { theme } from '@store/ui/shared'
import { ExternalLink } from 'lucide-react'
import styled from 'styled-components'
import { FileLink } from '../actions/file-link.tsx'
import { useObjectUrl } from './use-object-url.ts'

/** Hides the toolbar of the PDF viewer; viewers that do not support this ignore it. */
const pageAlone = '#toolbar=0&navpanes=0&view=FitH'

const Picture = styled.img`
  max-width: 100%;
  max-height: 20rem;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  object-fit: contain;
`

const Pages = styled.iframe`
  width: 100%;
  height: 24rem;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
`

/**
 * A preview of the chosen payment proof before it is sent; phones that show no PDF in a page open it in a tab.
 * @example <FileDrop preview={file ? <ProofPreview proof={file} /> : null} … />
 */
export function ProofPreview({ proof }: { proof: File }) {
  const address = useObjectUrl(proof)
  if (!address) return null
  const label = t`The payment proof you chose`
  if (proof.type.startsWith('image/')) return <Picture src={address} alt={label} />
  if (navigator.pdfViewerEnabled) return <Pages src={`${address}${pageAlone}`} title={label} />
  return (
    <FileLink href={address} icon={ExternalLink} target="_blank">
      {t`Look at the PDF`}
    </FileLink>
  )
}
