import fc from 'fast-check'

/*
 * Properties are tried on the same cases every time, so that what is green stays green and what is red can be looked
 * into; `npm run test:full` draws new ones and prints the seed of what it finds.
 */
if (process.env.NACHKLANG_FULL === undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1877 })
