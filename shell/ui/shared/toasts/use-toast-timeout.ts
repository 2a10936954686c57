import { useEffect } from 'react'
import { type Toast, toast, toastDurationMs } from './toast.ts'

/** Dismisses a toast after its duration; pausing restarts the duration. */
export function useToastTimeout({ id, tone }: Toast, isPaused: boolean): void {
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => toast.dismiss(id), toastDurationMs[tone])
    return () => clearTimeout(timer)
  }, [id, tone, isPaused])
}
