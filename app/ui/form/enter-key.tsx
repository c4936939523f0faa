/** The first button of a form is the one that the enter key presses; it must only save. */
export function EnterKey() {
  return <button type="submit" className="sr" tabIndex={-1} aria-hidden="true" />
}
