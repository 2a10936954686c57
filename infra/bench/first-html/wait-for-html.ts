import { setTimeout as wait } from 'node:timers/promises'

/** Asks for a page until the gateway sends it with its HTML, which it keeps for half a minute. */
export async function waitForHtml(address: string, headers: HeadersInit = {}): Promise<void> {
  for (;;) {
    const answer = await fetch(address, { headers })
    if ((await answer.text()).includes('data-first-html=')) return
    await wait(100)
  }
}
