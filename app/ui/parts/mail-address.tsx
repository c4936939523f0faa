/** Breaks after the @ if the line is too short, not inside a word. */
export function MailAddress({ email }: { email: string }) {
  const hostStart = email.lastIndexOf('@') + 1
  return (
    <span>
      {email.slice(0, hostStart)}
      <wbr />
      {email.slice(hostStart)}
    </span>
  )
}
