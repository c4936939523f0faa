/** An address that breaks after its @ where a line is too short for it, not inside a word. */
export function MailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@') + 1
  return (
    <span>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  )
}
