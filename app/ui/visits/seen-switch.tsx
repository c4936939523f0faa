/** Only with scripts, without which nothing is stored. */
import { useState } from 'react'
import { useIsHydrated } from '#app/ui/parts/use-is-hydrated.ts'
import { readSeen, writeSeen } from './seen.ts'

export interface SeenSwitchWords {
  switchOff: string
  switchOn: string
  off: string
  isOn: string
}

export function SeenSwitch({ words, className }: { words: SeenSwitchWords; className?: string | undefined }) {
  return useIsHydrated() ? <Switch words={words} className={className} /> : null
}

function Switch({ words, className }: { words: SeenSwitchWords; className: string | undefined }) {
  const [isOn, setOn] = useState(() => readSeen() !== null)
  const [isChanged, setChanged] = useState(false)
  const change = () => {
    writeSeen(isOn ? null : [])
    setOn(!isOn)
    setChanged(true)
  }
  return (
    <>
      <button type="button" className={className} onClick={change}>
        {isOn ? words.switchOff : words.switchOn}
      </button>
      <p role="status">{isChanged && (isOn ? words.isOn : words.off)}</p>
    </>
  )
}
