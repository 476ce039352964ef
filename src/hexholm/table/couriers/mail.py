"""Mail, by the SMTP server of whoever runs this one."""

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from hexholm.table.core.alerts.ports import Alert, Gone, Letter, Undelivered
from hexholm.texts import say

PATIENCE: Final = 15.0
"""Seconds the mail server has for each answer."""
LOCAL: Final = ("localhost", "127.0.0.1", "::1")


class MailCourier:
    """Delivers to mail addresses."""

    def __init__(self, server: str, sender: str, base: str) -> None:
        self._server = urlsplit(server)
        self._sender = sender
        self._base = base

    async def deliver(self, alert: Alert, letter: Letter) -> None:
        """Mail a letter."""
        await asyncio.to_thread(self._send, alert.address, self._written(alert, letter))

    def _written(self, alert: Alert, letter: Letter) -> EmailMessage:
        mail = EmailMessage()
        mail["From"], mail["To"] = self._sender, alert.address
        mail["Subject"] = letter.title
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2].strip("> "))
        mail["Auto-Submitted"] = "auto-generated"
        mail["List-Unsubscribe"] = f"<{self._base}/api/alerts/stop?token={letter.stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        stop = f"{self._base}/alerts#stop={letter.stop}"
        end = [say("alert-stop", alert.language), stop]
        mail.set_content("\n\n".join([*letter.lines, self._base + letter.path, "\n".join(end)]))
        return mail

    def _send(self, to: str, mail: EmailMessage) -> None:
        try:
            with self._opened() as server:
                server.send_message(mail)
        except smtplib.SMTPRecipientsRefused as error:
            code, why = next(iter(error.recipients.values()), (450, b""))
            if code >= 500:
                raise Gone(f"mail {code}") from None
            raise Undelivered(f"mail {code} {why!r}") from None
        except (smtplib.SMTPException, OSError) as error:
            raise Undelivered(f"mail: {error!r}") from None

    def _opened(self) -> smtplib.SMTP:
        parts = self._server
        host = parts.hostname or "localhost"
        server: smtplib.SMTP
        if parts.scheme == "smtps":
            context = ssl.create_default_context()
            server = smtplib.SMTP_SSL(host, parts.port or 465, timeout=PATIENCE, context=context)
        else:
            server = smtplib.SMTP(host, parts.port or 25, timeout=PATIENCE)
        try:
            server.ehlo()
            if parts.scheme == "smtp" and server.has_extn("starttls"):
                server.starttls(context=ssl.create_default_context())
                server.ehlo()
            elif parts.scheme == "smtp" and parts.username and host not in LOCAL:
                raise Undelivered("mail: no TLS for the password")
            if parts.username:
                server.login(unquote(parts.username), unquote(parts.password or ""))
        except BaseException:
            server.close()
            raise
        return server
