package dev.ectype.controlplane.platform.mail;

import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Date;
import java.util.UUID;

/** Formats a mail as a MIME message. Repeated attempts have the same identifier, so that mail services recognise duplicates. */
final class MailMessage extends MimeMessage {
    private final String identifier;

    private MailMessage(Session session, String identifier) {
        super(session);
        this.identifier = identifier;
    }

    static MailMessage of(Session session, InternetAddress from, UUID id, MailContent mail, Instant at)
            throws MessagingException {
        String sender = from.getAddress();
        MailMessage message = new MailMessage(session, "<" + id + sender.substring(sender.lastIndexOf('@')) + ">");
        message.setFrom(from);
        message.setRecipient(Message.RecipientType.TO, new InternetAddress(mail.to(), true));
        message.setSubject(mail.subject(), StandardCharsets.UTF_8.name());
        message.setSentDate(Date.from(at));
        // Mail services do not send absence notes to automatic mails (RFC 3834).
        message.setHeader("Auto-Submitted", "auto-generated");
        message.setText(mail.text(), StandardCharsets.UTF_8.name());
        message.saveChanges();
        return message;
    }

    @Override
    protected void updateMessageID() throws MessagingException {
        setHeader("Message-ID", identifier);
    }
}
