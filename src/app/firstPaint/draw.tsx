import React, { type ReactNode } from 'react'
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import { Router as Addresses } from 'wouter'
import { shellWords } from '../../../content/shell.ts'
import { languages } from '../../../contract/common.ts'
import type { PagePainter } from '../../lib/firstPaint.ts'
import { after } from '../../lib/timers.ts'
import { App } from '../App.tsx'
import { pageTitle } from '../pageTitle.ts'
import { destinationOf, routes } from '../routes.tsx'

/*
 * Of the build, not of the client: draws each page as it stands before anything has come from the server, so that it
 * can be sent ahead of the code (SHELL-08). Nobody takes the drawing over: the page replaces it.
 */

// Nobody hydrates the drawing, so that what a store holds now is as good as what a server would say it holds.
const { useSyncExternalStore } = React
Object.assign(React, {
  useSyncExternalStore: <T,>(subscribe: Subscribe, now: () => T, onServer: () => T = now) =>
    useSyncExternalStore(subscribe, now, onServer),
})
type Subscribe = Parameters<typeof useSyncExternalStore>[0]

export const pathsToDraw: PagePainter['pathsToDraw'] = () =>
  routes.flatMap((route) => {
    if ('redirect' in route) return []
    const { pattern, known } = route
    if (known) return known.values.map((value) => pattern.replace(`:${known.param}`, value))
    return pattern.includes(':') ? [] : [pattern]
  })

/** ms between two looks at what has been loaded since. */
const patience = 50
const mostLooks = 200

export const drawFirstPaint: PagePainter['drawFirstPaint'] = async (path) => {
  const destination = destinationOf(path)
  if ('redirect' in destination) throw new Error(`${path} leads to ${destination.redirect}`)
  const { page: route } = destination
  route.page.preload()
  const page = (
    <Addresses ssrPath={path}>
      <App />
    </Addresses>
  )
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const markup = renderToStaticMarkup(page)
    if (!isStillLoading(markup)) {
      const { language, title, pattern } = route
      return { path, title: pageTitle(title[language], pattern), language, page: route.page.name, markup }
    }
    await new Promise<void>((resolve) => after(patience, resolve))
  }
  throw new Error(`The page at ${path} cannot be drawn.`, { cause: await failureOf(page) })
}

/** What a page throws: drawn into a string, its boundary keeps that for itself. Undefined where it throws nothing. */
async function failureOf(page: ReactNode): Promise<unknown> {
  let failure: unknown
  await renderToReadableStream(page, { onError: (error) => void (failure ??= error) })
  return failure
}

const isStillLoading = (markup: string) =>
  languages.some((language) => markup.includes(shellWords.loading[language]))
