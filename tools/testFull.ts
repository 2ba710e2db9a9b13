// npm run test:full: as npm test, with as many rounds as the requirements name where npm test makes a few.
process.env.NACHKLANG_FULL = '1'
await import('./test.ts')

export {}
