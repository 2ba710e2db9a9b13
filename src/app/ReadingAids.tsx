import { readingWords } from '#content/reading.ts'
import { textSizes } from '#contract/kioskSettings.ts'
import { fill } from '#lib/text/fill.ts'
import {
  chooseReading,
  resetReading,
  showReadingDialog,
  speechRates,
  useIsTall,
  useReading,
  useReadingDialog,
} from '#state/reading.ts'
import { Button } from '#ui/kit/Button.tsx'
import { ChoiceList } from '#ui/kit/ChoiceList.tsx'
import { Dialog } from '#ui/kit/Dialog.tsx'
import { CheckField } from '#ui/kit/Field.tsx'
import { useLanguage } from '#state/language.ts'

const switches = ['highContrast', 'easierTypeface', 'largerCaptions', 'lowerControls'] as const

/** The settings for easier reading and listening. Changes apply at once, behind the dialog and in it. */
export function ReadingAids() {
  const language = useLanguage()
  const aids = useReading()
  const { isOpen } = useReadingDialog()
  const isTall = useIsTall()
  const switchesHere = switches.filter((name) => isTall || name !== 'lowerControls')
  const words = readingWords
  const close = () => showReadingDialog(false)
  return (
    <div lang={language}>
      <Dialog
        title={words.open[language]}
        open={isOpen}
        onClose={close}
        keys={
          <>
            <Button look="main" onClick={close}>
              {words.close[language]}
            </Button>
            <Button onClick={resetReading}>{words.reset[language]}</Button>
          </>
        }
      >
        <ChoiceList
          inRow
          legend={words.textSize[language]}
          choices={textSizes.map((size) => ({
            value: String(size),
            label: fill(words.percent[language], { percent: size }),
          }))}
          value={String(aids.textSize)}
          onChange={(value) =>
            chooseReading({ textSize: textSizes.find((size) => String(size) === value) ?? 100 })
          }
        />
        {switchesHere.map((name) => (
          <CheckField
            key={name}
            label={words[name][language]}
            checked={aids[name]}
            onChange={(event) => chooseReading({ [name]: event.currentTarget.checked })}
          />
        ))}
        <ChoiceList
          inRow
          legend={words.speechRate[language]}
          choices={speechRates.map((rate) => ({ value: String(rate), label: words.rates[rate][language] }))}
          value={String(aids.speechRate)}
          onChange={(value) =>
            chooseReading({ speechRate: speechRates.find((rate) => String(rate) === value) ?? 1 })
          }
        />
        <p>{words.visit[language]}</p>
      </Dialog>
    </div>
  )
}
