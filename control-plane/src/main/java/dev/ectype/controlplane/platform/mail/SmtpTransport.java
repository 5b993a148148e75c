package dev.ectype.controlplane.platform.mail;

import dev.ectype.controlplane.platform.web.Times;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.InternetAddress;
import java.util.UUID;
import org.springframework.mail.MailException;
import org.springframework.mail.javamail.JavaMailSenderImpl;

/** Sends mails to a mail server over SMTP. */
final class SmtpTransport implements MailTransport {
    private final JavaMailSenderImpl sender = new JavaMailSenderImpl();
    private final SmtpServer server;
    private final InternetAddress from;
    private final Times times;

    SmtpTransport(SmtpServer server, InternetAddress from, Times times) {
        this.server = server;
        this.from = from;
        this.times = times;
        sender.setHost(server.host());
        sender.setPort(server.port());
        sender.setProtocol(server.protocol());
        sender.setUsername(server.user());
        sender.setPassword(server.password());
        sender.setJavaMailProperties(server.properties());
    }

    @Override
    public void send(UUID id, MailContent mail) throws FailedDelivery {
        try {
            sender.send(MailMessage.of(sender.getSession(), from, id, mail, times.now()));
        } catch (MailException | MessagingException failed) {
            throw new FailedDelivery(server + " failed: " + failed.getMessage(), failed);
        }
    }
}
