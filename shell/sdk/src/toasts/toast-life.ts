import { useEffect } from 'react'
import { type Toast, toast, toastLife } from './toast.ts'

/** Takes a toast away when its time is over; held, it stays, and its time starts anew after. */
export function useToastLife({ id, tone }: Toast, isHeld: boolean): void {
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => toast.dismiss(id), toastLife[tone])
    return () => clearTimeout(timer)
  }, [id, tone, isHeld])
}
