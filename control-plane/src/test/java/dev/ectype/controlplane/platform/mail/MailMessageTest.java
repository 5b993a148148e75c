package dev.ectype.controlplane.platform.mail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.internet.InternetAddress;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Properties;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class MailMessageTest {
    private static final UUID ID = UUID.fromString("01890a5d-ac96-774b-bcce-b302099a8057");

    @Test
    void lineBreaksDoNotBeginHeaders() throws Exception {
        Mail mail = new Mail(
                new MailAddress("ada@example.com"), "Hello\r\nBcc: eve@evil.example\n\nbody", "text", Instant.EPOCH);
        String sent = text(new MailContent(mail.to().text(), mail.subject(), mail.text()));
        assertThat(sent.split("\r\n\r\n", 2)[0].lines()).noneMatch(line -> line.startsWith("Bcc"));
        assertThat(sent.split("\r\n\r\n", 2)[1]).isEqualTo("text");
    }

    @Test
    void recipientIsOneAddress() {
        for (String address : new String[] {"a@example.com, eve@evil.example", "a@example.com\r\nBcc: e@x.example"}) {
            assertThatThrownBy(() -> text(new MailContent(address, "Hello", "text")))
                    .isInstanceOf(MessagingException.class);
        }
    }

    @Test
    void identifierIsThatOfTheMail() throws Exception {
        assertThat(text(new MailContent("ada@example.com", "Hello", "text")))
                .contains(
                        "Message-ID: <" + ID + "@localhost>", "Auto-Submitted: auto-generated", "To: ada@example.com");
    }

    private static String text(MailContent mail) throws Exception {
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        MailMessage.of(
                        Session.getInstance(new Properties()),
                        new InternetAddress("Ectype <ectype@localhost>"),
                        ID,
                        mail,
                        Instant.EPOCH)
                .writeTo(output);
        return output.toString(StandardCharsets.UTF_8);
    }
}
