package dev.ectype.controlplane.platform.mail;

import static dev.ectype.controlplane.jooq.Tables.MAILS;
import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import jakarta.mail.internet.MimeMessage;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Mails at a mail server and in a folder. */
class MailDeliveryTest {
    @TempDir
    private Path folder;

    @Test
    void mailsWaitForTheServerAndAreSentOnce() throws Exception {
        GreenMail server = new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
        server.setUser("ectype@example.com", "ectype", "s3cret");
        server.start();
        int port = server.getSmtp().getPort();
        server.stop();
        try (ControlPlane plane = ControlPlane.start(
                folder,
                "ectype.smtp-url=smtp://ectype:s3cret@127.0.0.1:" + port,
                "ectype.mail-from=Ectype <ectype@example.com>")) {
            Client admin = plane.organization(Plan.FREE);
            invite(admin, "ada@example.com");
            Awaitility.await().until(() -> waiting(plane, 1) == 1);
            GreenMail restarted = new GreenMail(new ServerSetup(port, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
            restarted.setUser("ectype@example.com", "ectype", "s3cret");
            restarted.start();
            try {
                plane.owned(owner -> owner.update(MAILS)
                        .set(MAILS.NEXT_ATTEMPT_AT, Instant.now())
                        .execute());
                // The job sends it.
                assertThat(restarted.waitForIncomingEmail(15_000, 1)).isTrue();
                MimeMessage mail = restarted.getReceivedMessages()[0];
                assertThat(mail.getFrom()[0].toString()).isEqualTo("Ectype <ectype@example.com>");
                assertThat(mail.getAllRecipients()[0].toString()).isEqualTo("ada@example.com");
                assertThat(mail.getContent().toString()).contains("/sign-in/link?token=");
                invite(admin, "bob@example.com");
                assertThat(restarted.waitForIncomingEmail(15_000, 2)).isTrue();
                Awaitility.await().until(() -> waiting(plane, 0) == 0);
                assertThat(restarted.getReceivedMessages()).hasSize(2);
            } finally {
                restarted.stop();
            }
            assertThat(plane.part(MailFolder.class).path()).isEmpty();
        }
    }

    @Test
    void filesAreReadableByTheirOwnerOnly() throws Exception {
        try (ControlPlane plane = ControlPlane.start(folder)) {
            invite(plane.organization(Plan.FREE), "ada@example.com");
            Path mails = plane.part(MailFolder.class).path().orElseThrow();
            assertThat(mails).isEqualTo(folder.toAbsolutePath().resolve("mail"));
            List<Path> files = Awaitility.await().until(() -> files(mails), found -> found.size() == 1);
            assertThat(files.get(0).getFileName().toString()).matches("\\d{8}T\\d{6}Z-[0-9a-f-]{36}\\.eml");
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(files.get(0))))
                    .isEqualTo("rw-------");
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(mails)))
                    .isEqualTo("rwx------");
            assertThat(Files.readString(files.get(0), StandardCharsets.US_ASCII))
                    .contains("To: ada@example.com");
        }
    }

    private static void invite(Client admin, String email) {
        admin.post("/v1/organization/invitations", "{\"email\":\"" + email + "\",\"scope\":\"read\"}")
                .is(201);
    }

    /** The number of waiting mails that were tried. */
    private static int waiting(ControlPlane plane, int attempts) {
        return plane.owned(owner -> owner.fetchCount(MAILS, MAILS.ATTEMPTS.ge(attempts)));
    }

    private static List<Path> files(Path folder) throws Exception {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }
}
