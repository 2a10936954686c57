import { useEffect, useState } from 'react'

/**
 * The address of a file in this browser, to show it before it is sent; it is given back when the file goes.
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
