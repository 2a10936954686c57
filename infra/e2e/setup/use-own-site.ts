/** Gives this worker its own site: the variables SITE_URL, SITE_FOLDER, BROWSER_URL and PLATFORM_TOKEN. */
const sites: Record<string, string>[] = JSON.parse(process.env.SITES ?? '[]')
Object.assign(process.env, sites[Number(process.env.JEST_WORKER_ID ?? 1) - 1])
