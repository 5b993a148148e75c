package dev.ectype.controlplane.platform.mail;

import dev.ectype.controlplane.platform.text.PlainText;
import java.time.Instant;

/**
 * Holds a plain-text mail.
 *
 * @param expiresAt the time after which nobody needs the mail, so it is no longer sent
 */
public record Mail(MailAddress to, String subject, String text, Instant expiresAt) {
    public Mail {
        // A line break would begin another header.
        subject = PlainText.cleaned(subject);
    }

    /** Omits the text, which contains a link. */
    @Override
    public String toString() {
        return "Mail[" + to.text() + ", " + subject + "]";
    }
}
