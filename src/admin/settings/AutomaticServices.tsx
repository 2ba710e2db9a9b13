import { useQuery } from '@tanstack/react-query'
import { adminSettings } from '#content/pages/adminSettings.ts'
import { ports, storyWorkKinds } from '#contract/generation.ts'
import { retryGeneration } from '#contract/staffRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { generationQuery } from '#api/queries/admin/narrations.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import { CheckField } from '#ui/kit/Field.tsx'
import { Loaded } from '../parts/ViewFrame.tsx'
import shared from '../parts/parts.module.css'
import { useSettings, useStaffAction } from '../parts/useStaffAction.ts'
import styles from './Settings.module.css'
import { useWords } from '#state/language.ts'

/** Done by a service alone. */
const optional = new Set<(typeof ports)[number]>(['transcriber', 'translator'])

/** The storyteller's jobs, failures and services, and whether its narrations wait as a preview. */
export function AutomaticServices() {
  const words = useWords(adminSettings).storyteller
  const query = useQuery(generationQuery)
  const { settings, asked, isBusy, change } = useSettings()
  const retry = useStaffAction({
    act: () => adminCall(retryGeneration, {}),
    onDone(report) {
      toast.success(report.message, { lang: 'en' })
      void query.refetch()
    },
  })
  return (
    <section className={shared.section} aria-labelledby="storyteller">
      <h2 id="storyteller" className={shared.heading}>
        {words.heading}
      </h2>
      <CheckField
        label={words.previewFirst}
        hint={words.previewHint}
        checked={asked?.previewFirst ?? settings?.previewFirst ?? false}
        disabled={settings === undefined || isBusy}
        onChange={(event) => change({ previewFirst: event.currentTarget.checked })}
      />
      <Loaded query={query}>
        {({ narrations, stories, problems, ports: sources }) => (
          <>
            <div className={styles.scroll}>
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">{words.work}</th>
                    <th scope="col">{words.made}</th>
                    <th scope="col">{words.waits}</th>
                    <th scope="col">{words.failed}</th>
                  </tr>
                </thead>
                <tbody>
                  {(['narrations', ...storyWorkKinds] as const).map((kind) => {
                    const { done, pending, failed } = kind === 'narrations' ? narrations : stories[kind]
                    return (
                      <tr key={kind}>
                        <th scope="row">{words.kinds[kind]}</th>
                        <td>{done}</td>
                        <td>{pending}</td>
                        <td>{failed}</td>
                      </tr>
                    )
                  })}
                </tbody>
              </table>
            </div>
            <div className={styles.scroll}>
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">{words.who}</th>
                    <th scope="col">{words.service}</th>
                    <th scope="col">{words.models}</th>
                    <th scope="col">{words.voices}</th>
                  </tr>
                </thead>
                <tbody>
                  {ports.map((port) => {
                    const { host, models, voices } = sources[port]
                    return (
                      <tr key={port}>
                        <th scope="row">{words.ports[port]}</th>
                        <td>{host ?? (optional.has(port) ? words.nobody : words.embedded)}</td>
                        <td>{models.join(', ')}</td>
                        <td>{voices.join(', ')}</td>
                      </tr>
                    )
                  })}
                </tbody>
              </table>
            </div>
            <h3 className={shared.name}>{words.problems}</h3>
            {problems.length === 0 ? (
              <p className={shared.note}>{words.noProblems}</p>
            ) : (
              <ul className={shared.rows} lang="en">
                {problems.map((problem, index) => (
                  <li key={index} className={shared.row}>
                    <p className={shared.mono}>
                      {problem.kind} · device {problem.deviceId}
                      {problem.storyId !== null && ` · story ${problem.storyId}`} · {problem.state}
                    </p>
                    <p>{problem.message}</p>
                  </li>
                ))}
              </ul>
            )}
            <div className={shared.keys}>
              <Button busy={retry.pending !== null} onClick={() => retry.run()}>
                {words.retry}
              </Button>
            </div>
          </>
        )}
      </Loaded>
    </section>
  )
}
