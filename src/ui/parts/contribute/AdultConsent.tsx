import { adultAge, adultConsent, type Consent } from '#content/consent.ts'
import { useOverrides } from '#api/queries/overrides.ts'
import { overridden } from '#contract/overridden.ts'
import { useAdultConsent } from '#state/adultConsent.ts'
import { CheckField } from '#ui/kit/Field.tsx'
import { useLanguage } from '#state/language.ts'

/** A checkbox for visitors who are too young to consent alone. */
export function AdultConsent() {
  const language = useLanguage()
  const { isGiven } = useAdultConsent()
  return (
    <CheckField
      label={adultConsent(useAdultAge()).text[language]}
      checked={isGiven}
      onChange={({ currentTarget }) => useAdultConsent.setState({ isGiven: currentTarget.checked })}
    />
  )
}

/** Years. */
export const useAdultAge = () => overridden<number>(useOverrides(), adultAge.key, adultAge.default)

/** Versions of all consent wordings that apply to this submission, separated by a space. */
export function useConsentVersion({ version }: Consent): string {
  const age = useAdultAge()
  return useAdultConsent().isGiven ? `${version} ${adultConsent(age).version}` : version
}
