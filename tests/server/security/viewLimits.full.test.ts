import { expect, test } from 'vitest'
import { requestLimits } from '#server/http/rateLimits.ts'
import { startTestApp } from '../helpers.ts'

test('[ASVS-2.4.1] a flood of page views is held back by its address', async () => {
  const { app } = await startTestApp()
  const view = async (remoteAddress: string) => {
    const payload = { route: '/about' }
    return app.inject({ method: 'POST', url: '/_vercel/insights/view', remoteAddress, payload })
  }
  for (let count = 0; count < requestLimits.viewsPerAddress; count += 1)
    expect((await view('203.0.113.7')).statusCode).toBe(204)
  expect((await view('203.0.113.7')).statusCode).toBe(429)
  expect((await view('198.51.100.20')).statusCode).toBe(204)
})
