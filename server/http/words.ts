import type * as z from 'zod/mini'

type Issue = z.core.$ZodIssue

/** What is wrong with an input, field by field: 'storyText: must not be blank'. */
export function inWords(issues: readonly Issue[]): string {
  const sentences = issues.map((issue) => {
    const field = issue.path.map(String).join('.')
    return field === '' ? `The content ${sentenceFor(issue)}` : `${field}: ${sentenceFor(issue)}`
  })
  return [...new Set(sentences)].join('; ')
}

function sentenceFor(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (/received (undefined|NaN)$/.test(issue.message) && issue.expected !== 'number') return 'is missing'
      return `must be ${article(issue.expected)}`
    case 'too_small':
      if (issue.origin === 'string') return 'must not be blank'
      return issue.inclusive ? `must be at least ${issue.minimum}` : `must be greater than ${issue.minimum}`
    case 'too_big':
      if (issue.origin === 'string') return `must be at most ${issue.maximum} characters`
      return `must be at most ${issue.maximum}`
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`
    case 'invalid_format':
      return issue.format === 'email' ? 'must be an email address' : 'is not valid'
    default:
      return issue.message.startsWith('Invalid') ? 'is not valid' : issue.message
  }
}

function article(expected: string): string {
  if (expected === 'int') return 'a whole number'
  return `${/^[aeio]/.test(expected) ? 'an' : 'a'} ${expected}`
}
