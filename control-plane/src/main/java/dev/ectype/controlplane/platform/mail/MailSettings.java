package dev.ectype.controlplane.platform.mail;

import jakarta.mail.internet.AddressException;
import jakarta.mail.internet.InternetAddress;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * Holds the operator's settings of mails.
 *
 * @param smtpUrl the mail server, {@code smtp[s]://user:password@host:port}; null to write mails to the data folder
 * @param mailFrom the sender, as {@code name@example.com} or {@code Name <name@example.com>}; required with a mail server
 */
@ConfigurationProperties("ectype")
record MailSettings(@Nullable String smtpUrl, @Nullable String mailFrom) {
    private static final String NOBODY = "Ectype <ectype@localhost>";

    MailSettings {
        if (smtpUrl != null) {
            SmtpServer.parse(smtpUrl);
            if (mailFrom == null) {
                throw new IllegalArgumentException(
                        "ECTYPE_SMTP_URL needs ECTYPE_MAIL_FROM, the sender of the mails, such as ectype@example.com");
            }
        }
        parse(mailFrom);
    }

    Optional<SmtpServer> server() {
        return Optional.ofNullable(smtpUrl).map(SmtpServer::parse);
    }

    InternetAddress from() {
        return parse(mailFrom);
    }

    private static InternetAddress parse(@Nullable String text) {
        try {
            InternetAddress[] addresses = InternetAddress.parse(text == null ? NOBODY : text, true);
            if (addresses.length == 1 && addresses[0].getAddress().contains("@")) {
                return addresses[0];
            }
        } catch (AddressException malformed) {
            // The message below has the expected form.
        }
        throw new IllegalArgumentException(
                "ECTYPE_MAIL_FROM takes an address, such as ectype@example.com, but was \"" + text + "\"");
    }

    /** Omits the address of the server, which contains a password. */
    @Override
    public String toString() {
        return "MailSettings[" + mailFrom + "]";
    }
}
