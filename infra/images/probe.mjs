/* The health check of an image: node probe.mjs <address>. Exits with 0 if the address answers with 2xx. */
const response = await fetch(process.argv[2] ?? '').catch(() => undefined)
process.exit(response?.ok ? 0 : 1)
