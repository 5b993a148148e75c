package dev.ectype.controlplane.signin.link;

import dev.ectype.controlplane.platform.mail.Mail;
import dev.ectype.controlplane.platform.mail.MailAddress;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Writes the mails with links. */
final class LinkMail {
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

    private LinkMail() {}

    /** @param inviter the person who invites, for the beginning of a sentence */
    static Mail invitation(MailAddress to, String organization, String inviter, IssuedLink link) {
        return new Mail(
                to,
                "Invitation to " + organization,
                """
                %s invites you to the organization %s on Ectype.

                Open this link to accept the invitation:
                %s

                The link works once, until %s.
                If you do not expect this invitation, ignore this mail.
                """.formatted(inviter, organization, link.address(), time(link.expiresAt())),
                link.expiresAt());
    }

    static Mail reset(MailAddress to, String organization, IssuedLink link) {
        return new Mail(
                to,
                "New password for " + organization,
                """
                Somebody requested a new password for your account at the organization %s on Ectype.

                Open this link to choose a new password:
                %s

                The link works once, until %s.
                If you did not request a new password, ignore this mail: your password stays the same.
                """.formatted(organization, link.address(), time(link.expiresAt())),
                link.expiresAt());
    }

    private static String time(Instant at) {
        return TIME.format(at);
    }
}
