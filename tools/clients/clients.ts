/* What tests take from this package: what these tools stand on is not what the exhibition stands on. */
export { createConfig, lintFromString } from '@redocly/openapi-core'
export { default as openapiTS, astToString } from 'openapi-typescript'
export { default as ts } from 'typescript'
