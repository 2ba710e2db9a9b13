import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminActivity } from '#content/pages/adminActivity.ts'
import type { Usage as UsageData } from '#contract/adminSettings.ts'
import { usageQuery } from '#api/queries/admin/museum.ts'
import { fill } from '#lib/text/fill.ts'
import { SelectField } from '#ui/kit/Field.tsx'
import { Loaded } from '../parts/ViewFrame.tsx'
import shared from '../parts/parts.module.css'
import { dayOf } from '../parts/moment.ts'
import { barsOf, chartSize, stretchOf } from './chart.ts'
import styles from './Activity.module.css'
import { useLanguage, useWords } from '#state/language.ts'

const stretches = [7, 30, 90, 365] as const

/** Views of pages a day: drawn, said, and as a table. */
export function Usage() {
  const words = useWords(adminActivity).usage
  const [days, setDays] = useState(30)
  const [now] = useState(() => new Date())
  const query = useQuery(usageQuery(stretchOf(days, now)))
  return (
    <section className={shared.section} aria-labelledby="usage">
      <h2 id="usage" className={shared.heading}>
        {words.heading}
      </h2>
      <p className={shared.note}>{words.text}</p>
      <div className={styles.stretch}>
        <SelectField
          label={words.days}
          value={String(days)}
          onChange={(event) => setDays(Number(event.currentTarget.value))}
        >
          {stretches.map((count) => (
            <option key={count} value={count}>
              {fill(words.last, { count })}
            </option>
          ))}
        </SelectField>
      </div>
      <Loaded query={query}>{(usage) => <Shown usage={usage} />}</Loaded>
    </section>
  )
}

function Shown({ usage }: { usage: UsageData }) {
  const language = useLanguage()
  const words = useWords(adminActivity).usage
  const { days, routes } = usage
  const total = days.reduce((sum, { views }) => sum + views, 0)
  const top = days.reduce((most, day) => (day.views > most.views ? day : most), { day: usage.from, views: 0 })
  if (total === 0) return <p className={shared.note}>{words.none}</p>
  return (
    <>
      <p className={shared.mono}>{fill(words.total, { count: total, days: days.length })}</p>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${chartSize.width} ${chartSize.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={fill(words.chart, {
          from: dayOf(usage.from, language),
          to: dayOf(usage.to, language),
          day: dayOf(top.day, language),
          views: top.views,
        })}
      >
        {barsOf(days.map(({ views }) => views)).map((bar, index) => (
          <rect key={index} {...bar} fill="currentColor" />
        ))}
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>{dayOf(usage.from, language)}</span>
        <span>{dayOf(usage.to, language)}</span>
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.route}</th>
            <th scope="col">{words.views}</th>
          </tr>
        </thead>
        <tbody>
          {routes.map(({ route, views }) => (
            <tr key={route}>
              <td>{route}</td>
              <td>{views}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <details className={styles.details}>
        <summary>{words.table}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.views}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, views }) => (
              <tr key={day}>
                <td>{dayOf(day, language)}</td>
                <td>{views}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
