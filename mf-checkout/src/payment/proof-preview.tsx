import { theme } from '@store/sdk'
import { useEffect, useState } from 'react'
import styled from 'styled-components'

const Picture = styled.img`
  max-width: 100%;
  max-height: 20rem;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  object-fit: contain;
`

/** The address of a file in this browser; it is given back when the file goes. */
function useObjectUrl(file: File): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

/** A look at the chosen proof; a PDF is known by its name alone. */
export function ProofPreview({ proof }: { proof: File }) {
  const address = useObjectUrl(proof)
  if (!proof.type.startsWith('image/')) return null
  return address ? <Picture src={address} alt="Payment proof you chose" /> : null
}
