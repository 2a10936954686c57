import { useEffect } from 'react'
import { type Toast, toast, toastDurationMs } from './toast.ts'

/** Takes a toast away when its time is over; held, it stays, and its time starts anew after. */
export function useToastTimeout({ id, tone }: Toast, isPaused: boolean): void {
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => toast.dismiss(id), toastDurationMs[tone])
    return () => clearTimeout(timer)
  }, [id, tone, isPaused])
}
