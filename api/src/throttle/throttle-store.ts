import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { keepInMemory, type ThrottleStore } from './throttle.ts'

/** A request waits for its count, so Redis has to be quick or is passed over, in milliseconds. */
const longestWaitMs = 500
const longestPauseMs = 5_000

function connect(app: FastifyInstance, url: string): Redis {
  const redis = new Redis(url, {
    // Without Redis a request is counted here at once; it does not queue for the connection.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: longestWaitMs,
    commandTimeout: longestWaitMs,
    retryStrategy: (attempt) => Math.min(attempt * 100, longestPauseMs),
  })
  redis.on('error', (error: unknown) => app.log.warn({ err: error }, 'redis is away'))
  app.addHook('onReady', async () => {
    await untilReady(redis)
  })
  app.addHook('onClose', async () => redis.disconnect())
  return redis
}

/** Waits for the first connection or its failure: no request is counted apart only because it came early. */
async function untilReady(redis: Redis): Promise<void> {
  if (redis.status === 'ready') return
  await new Promise<void>((resolve) => {
    redis.once('ready', resolve).once('error', () => resolve())
  })
}

/**
 * Where counters are kept: in Redis, shared by all instances; in this process without a Redis, and while it is
 * away, for a throttle must neither shut everybody out nor let everybody in.
 * @param config REDIS_URL: redis://user:password@host:6379/0, or empty
 */
export function openThrottleStore(
  app: FastifyInstance,
  { REDIS_URL }: { REDIS_URL: string },
): ThrottleStore {
  if (!REDIS_URL) return keepInMemory
  const storeClient = connect(app, REDIS_URL)
  return (limit) =>
    new RateLimiterRedis({
      storeClient,
      keyPrefix: `store:${limit.name}`,
      points: limit.most,
      duration: limit.seconds,
      rejectIfRedisNotReady: true,
      insuranceLimiter: keepInMemory(limit),
    })
}
