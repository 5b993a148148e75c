package dev.ectype.controlplane.signin;

import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.mail.MailFolder;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.awaitility.Awaitility;

/** Reads the mails that a control plane wrote to its folder. */
public final class TestMails {
    private static final Pattern LINK = Pattern.compile("https?://\\S+/sign-in/link\\?token=\\S+");

    private TestMails() {}

    /** The mails to an address, oldest first. */
    public static List<MimeMessage> to(ControlPlane plane, String email) {
        Path folder = plane.part(MailFolder.class).path().orElseThrow();
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".eml"))
                    .sorted()
                    .map(TestMails::read)
                    .filter(mail -> recipient(mail).equals(email))
                    .toList();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Waits until an address has a number of mails, and returns the path of the link in the last one. */
    public static String link(ControlPlane plane, String email, int mails) {
        List<MimeMessage> sent = Awaitility.await().until(() -> to(plane, email), found -> found.size() == mails);
        return link(sent.get(mails - 1));
    }

    public static String link(MimeMessage mail) {
        try {
            Matcher link = LINK.matcher(String.valueOf(mail.getContent()));
            if (!link.find()) {
                throw new AssertionError("no link in " + mail.getContent());
            }
            return link.group().replaceFirst("https?://[^/]+", "");
        } catch (IOException | MessagingException failed) {
            throw new IllegalStateException(failed);
        }
    }

    public static String token(String link) {
        return link.replaceFirst(".*token=", "");
    }

    private static MimeMessage read(Path file) {
        try (InputStream content = Files.newInputStream(file)) {
            return new MimeMessage(Session.getInstance(new Properties()), content);
        } catch (IOException | MessagingException failed) {
            throw new IllegalStateException(failed);
        }
    }

    private static String recipient(MimeMessage mail) {
        try {
            return mail.getRecipients(Message.RecipientType.TO)[0].toString();
        } catch (MessagingException failed) {
            throw new IllegalStateException(failed);
        }
    }
}
