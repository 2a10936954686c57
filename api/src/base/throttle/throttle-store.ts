import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { createMemoryLimiter, type ThrottleStore } from './throttle.ts'

const longestPauseMs = 5_000

function connect(app: FastifyInstance, { url, redisMs }: { url: string; redisMs: number }): Redis {
  const redis = new Redis(url, {
    // Without Redis a request is counted in this process at once instead of queueing for the connection.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: redisMs,
    commandTimeout: redisMs,
    retryStrategy: (attempt) => Math.min(attempt * 100, longestPauseMs),
  })
  redis.on('error', (error: unknown) => app.log.warn({ err: error }, 'redis is not reachable'))
  app.addHook('onReady', async () => {
    await untilReady(redis)
  })
  app.addHook('onClose', async () => redis.disconnect())
  return redis
}

/** Waits for the first connection or its failure, so that early requests are counted in Redis too. */
async function untilReady(redis: Redis): Promise<void> {
  if (redis.status === 'ready') return
  await new Promise<void>((resolve) => {
    redis.once('ready', resolve).once('error', () => resolve())
  })
}

/**
 * Creates the store of counters: in Redis, shared by all instances; in this process without Redis or while it is not
 * reachable, because a throttle must neither block nor admit everybody.
 * @param config REDIS_URL: redis://user:password@host:6379/0, or empty; redisMs: a Redis that is slower is skipped
 */
export function openThrottleStore(
  app: FastifyInstance,
  { REDIS_URL: url, redisMs }: { REDIS_URL: string; redisMs: number },
): ThrottleStore {
  if (!url) return createMemoryLimiter
  const storeClient = connect(app, { url, redisMs })
  return (limit) =>
    new RateLimiterRedis({
      storeClient,
      keyPrefix: `store:${limit.name}`,
      points: limit.max,
      duration: limit.seconds,
      rejectIfRedisNotReady: true,
      insuranceLimiter: createMemoryLimiter(limit),
    })
}
