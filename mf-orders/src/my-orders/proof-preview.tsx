import { theme } from '@store/sdk'
import { useEffect, useState } from 'react'
import styled from 'styled-components'

const Picture = styled.img`
  max-width: 100%;
  max-height: 16rem;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  object-fit: contain;
`

/** A look at the chosen picture; a PDF is known by its name alone. */
export function ProofPreview({ proof }: { proof: File }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(proof)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [proof])
  if (!proof.type.startsWith('image/') || address === undefined) return null
  return <Picture src={address} alt="The payment proof you chose" />
}
