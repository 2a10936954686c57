import { Histogram, type Registry } from 'prom-client'

/** Bucket limits in seconds: most responses take a few milliseconds, reports up to some seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Requests that are observed together, if nobody reads the metrics before. */
const batchSize = 1000

/** A request that was answered. */
interface AnsweredRequest {
  operation: string
  method: string
  statusCode: number
  seconds: number
}

/**
 * Registers the durations of requests by operation, method and class of status (`2xx`).
 * @returns a function that adds a request
 */
export function registerRequestDurations(metrics: Registry): (request: AnsweredRequest) => void {
  let answered: AnsweredRequest[] = []
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by operation, method and class of status.',
    labelNames: ['operation', 'method', 'status'],
    buckets,
    registers: [metrics],
    collect: () => observe(),
  })
  const observe = () => {
    for (const { operation, method, statusCode, seconds } of answered)
      durations.observe({ operation, method, status: `${String(statusCode)[0]}xx` }, seconds)
    answered = []
  }
  // Many at once: observed between two requests, each took a tenth of the CPU time of a cached list.
  return (request) => {
    answered.push(request)
    if (answered.length >= batchSize) observe()
  }
}
