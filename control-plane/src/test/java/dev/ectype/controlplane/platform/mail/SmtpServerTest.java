package dev.ectype.controlplane.platform.mail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SmtpServerTest {
    @Test
    void addressHasUserAndPassword() {
        SmtpServer server = SmtpServer.parse("smtp://ada%40example.com:p%3A+ss@mail.example.com");
        assertThat(server).isEqualTo(new SmtpServer("mail.example.com", 587, false, "ada@example.com", "p:+ss"));
        assertThat(server.properties())
                .containsEntry("mail.smtp.starttls.required", "true")
                .containsEntry("mail.smtp.auth", "true");
        assertThat(server.toString()).doesNotContain("ss");
        assertThat(SmtpServer.parse("smtps://mail.example.com"))
                .isEqualTo(new SmtpServer("mail.example.com", 465, true, null, null));
        assertThat(SmtpServer.parse("smtp://127.0.0.1:2525").properties())
                .containsEntry("mail.smtp.starttls.required", "false");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mail.example.com",
                "http://a:s3cret@mail.example.com",
                "smtp://s3cret@mail.example.com",
                "smtp://a:s3cret@",
                "smtp://a:s3cret@mail.example.com/path",
                "smtp://a:s3 cret@mail.example.com"
            })
    void otherTextIsRejectedWithoutQuotingIt(String text) {
        assertThatThrownBy(() -> SmtpServer.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("ECTYPE_SMTP_URL takes smtp://")
                .hasNoCause()
                .satisfies(rejected -> assertThat(rejected.getMessage()).doesNotContain("s3"));
    }

    @Test
    void senderIsRequiredWithAServer() {
        assertThatThrownBy(() -> new MailSettings("smtp://127.0.0.1", null)).hasMessageContaining("ECTYPE_MAIL_FROM");
        assertThatThrownBy(() -> new MailSettings(null, "nobody"))
                .hasMessage("ECTYPE_MAIL_FROM takes an address, such as ectype@example.com, but was \"nobody\"");
        assertThatThrownBy(() -> new MailSettings(null, "a@example.com\r\nBcc: eve@evil.example"))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(new MailSettings(null, "Ectype <a@example.com>").from().getAddress())
                .isEqualTo("a@example.com");
    }
}
