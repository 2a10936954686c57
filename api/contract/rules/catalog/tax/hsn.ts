/** True for a service: its code is a SAC, and every SAC begins with 99. */
export function isServiceHsn(hsn: string | undefined): boolean {
  return hsn?.startsWith('99') ?? false
}
