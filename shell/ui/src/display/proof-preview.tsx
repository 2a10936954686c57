import { t } from '@lingui/core/macro'
import { theme } from '@store/ui/shared'
import { ExternalLink } from 'lucide-react'
import styled from 'styled-components'
import { FileLink } from '../actions/file-link.tsx'
import { useObjectUrl } from './use-object-url.ts'

const Picture = styled.img`
  max-width: 100%;
  max-height: 20rem;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  object-fit: contain;
`

/**
 * A preview of the chosen payment proof before it is sent; a PDF opens in a tab: many browsers show none in a page.
 * @example <FileDrop preview={file ? <ProofPreview proof={file} /> : null} … />
 */
export function ProofPreview({ proof }: { proof: File }) {
  const address = useObjectUrl(proof)
  if (!address) return null
  if (proof.type.startsWith('image/')) {
    return <Picture src={address} alt={t`The payment proof you chose`} />
  }
  return (
    <FileLink href={address} icon={ExternalLink} target="_blank">
      {t`View the PDF`}
    </FileLink>
  )
}
