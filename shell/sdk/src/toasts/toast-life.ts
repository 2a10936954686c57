import { useEffect } from 'react'
import { type Toast, toast, toastLife } from './toast.ts'

/** Takes a toast away when its time is over; the time starts anew after a pause, so nobody is cut off while reading. */
export function useToastLife({ id, tone }: Toast, isPaused: boolean): void {
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => toast.dismiss(id), toastLife[tone])
    return () => clearTimeout(timer)
  }, [id, tone, isPaused])
}
