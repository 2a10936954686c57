import { useEffect, useState } from 'react'

/**
 * The object URL of a file, to show it before it is sent; revoked when the file changes.
 * @returns `undefined` until the first effect
 */
export function useObjectUrl(file: File): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
