import type { FastifySchemaValidationError } from 'fastify'

/** What is wrong with an input, field by field: 'storyText: must not be blank'. */
export function inWords(errors: readonly FastifySchemaValidationError[]): string {
  const sentences = errors.map((error) => {
    const field = error.instancePath.slice(1).replaceAll('/', '.')
    return field === '' ? `The content ${sentenceFor(error)}` : `${field}: ${sentenceFor(error)}`
  })
  return [...new Set(sentences)].join('; ')
}

/** By the codes and details of zod's issues, which come as `keyword` and `params`. */
function sentenceFor({ keyword, params, message = '' }: FastifySchemaValidationError): string {
  // A sentence of the contract's own; zod's begin so.
  if (!/^(?:Invalid|Too (?:small|big)|Unrecognized|$)/.test(message)) return message
  const { expected, origin, inclusive, minimum, maximum, values, format } = params
  switch (keyword) {
    case 'invalid_type':
      if (/received (undefined|NaN)$/.test(message) && expected !== 'number') return 'is missing'
      return `must be ${article(String(expected))}`
    case 'too_small':
      if (origin === 'string') return 'must not be blank'
      return inclusive === true
        ? `must be at least ${String(minimum)}`
        : `must be greater than ${String(minimum)}`
    case 'too_big':
      if (origin === 'string') return `must be at most ${String(maximum)} characters`
      return `must be at most ${String(maximum)}`
    case 'invalid_value':
      return `must be one of ${Array.isArray(values) ? values.join(', ') : ''}`
    case 'invalid_format':
      return format === 'email' ? 'must be an email address' : 'is not valid'
    default:
      return 'is not valid'
  }
}

function article(expected: string): string {
  if (expected === 'int') return 'a whole number'
  return `${/^[aeio]/.test(expected) ? 'an' : 'a'} ${expected}`
}
