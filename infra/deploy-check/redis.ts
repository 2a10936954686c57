import { runDocker } from '../images/docker.ts'
import { CommandError } from '../processes/command-error.ts'
import type { SiteInContainers } from './site-in-containers.ts'

/**
 * Looks for connections from each instance of the API at Redis: without them it works, but instances do not tell each
 * other what changed until they ask the database.
 * @returns a line with the number of instances
 * @throws CommandError if one is not connected
 */
export async function checkRedis(site: SiteInContainers): Promise<string> {
  const [redis = ''] = await site.containers('redis')
  const clients = await runDocker(site.docker, ['exec', redis, 'redis-cli', 'client', 'list'])
  const instances = await site.containers('api')
  for (const instance of instances) {
    const address = await site.addressOfContainer(instance)
    if (!clients.includes(` addr=${address}:`)) {
      throw new CommandError(`The API at ${address} does not use Redis: ${clients}`)
    }
  }
  return `${instances.length} instances are connected`
}
