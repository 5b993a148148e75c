package dev.ectype.controlplane.platform.mail;

import dev.ectype.controlplane.platform.web.Times;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.internet.InternetAddress;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Properties;
import java.util.UUID;

/** Writes mails to files that only the user of the process can read, for an installation without a mail server. */
final class FolderTransport implements MailTransport {
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss'Z'", Locale.ROOT).withZone(ZoneOffset.UTC);

    private final Session session = Session.getInstance(new Properties());
    private final Path folder;
    private final InternetAddress from;
    private final Times times;

    FolderTransport(Path folder, InternetAddress from, Times times) {
        this.folder = folder;
        this.from = from;
        this.times = times;
    }

    @Override
    public void send(UUID id, MailContent mail) throws FailedDelivery {
        Instant now = times.now();
        try {
            Files.createDirectories(folder, only("rwx------"));
            Path file = folder.resolve(TIME.format(now) + "-" + id + ".eml");
            Path incomplete = folder.resolve(id + ".new");
            Files.deleteIfExists(incomplete);
            write(incomplete, MailMessage.of(session, from, id, mail, now));
            // Readers of the folder see complete mails only.
            Files.move(incomplete, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException | MessagingException failed) {
            throw new FailedDelivery("cannot write to " + folder + ": " + failed.getMessage(), failed);
        }
    }

    private void write(Path file, MailMessage message) throws IOException, MessagingException {
        try (OutputStream output = Channels.newOutputStream(Files.newByteChannel(
                file, EnumSet.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), only("rw-------")))) {
            message.writeTo(output);
        }
    }

    private FileAttribute<?>[] only(String permissions) {
        return folder.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }
}
