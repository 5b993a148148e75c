package dev.ectype.controlplane.platform.mail;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MailAddressTest {
    @Test
    void domainHasOneForm() {
        assertThat(domain("Example.COM")).isEqualTo("example.com");
        assertThat(domain(" example.com. ")).isEqualTo("example.com");
        assertThat(domain("Bücher.example")).isEqualTo("xn--bcher-kva.example");
        assertThat(domain("XN--BCHER-KVA.example")).isEqualTo("xn--bcher-kva.example");
        assertThat(domain("例え.テスト")).isEqualTo("xn--r8jz45g.xn--zckzah");
        assertThat(domain("mail。example．com")).isEqualTo("mail.example.com");
        assertThat(domain("a-b.c1.example")).isEqualTo("a-b.c1.example");
    }

    @Test
    void whatIsNoDomainIsNone() {
        for (String text : new String[] {
            "",
            ".",
            "com",
            "localhost",
            "a..b",
            ".example.com",
            "example.com..",
            "a b.com",
            "-a.com",
            "a-.com",
            "ada@example.com",
            "example.com/path",
            "*.example.com",
            "127.0.0.1",
            "[::1]",
            "a_b.com",
            "x".repeat(64) + ".com",
            "http://example.com",
            "example.com:80",
            ("a".repeat(60) + ".").repeat(5) + "com"
        }) {
            assertThat(MailDomain.parse(text)).as(text).isEmpty();
        }
    }

    @Test
    void addressHasOneForm() {
        assertThat(MailAddress.parse(" Ada.Lovelace+Test@Example.COM ")
                        .orElseThrow()
                        .text())
                .isEqualTo("ada.lovelace+test@example.com");
        for (String text : new String[] {
            "",
            "ada",
            "ada@",
            "@example.com",
            "ada@com",
            "a b@example.com",
            ".ada@example.com",
            "ada.@example.com",
            "a..b@example.com",
            "ada@example.com, eve@example.com",
            "Ada <ada@example.com>",
            "ada@@example.com",
            "x".repeat(65) + "@example.com",
            "ada\n@example.com"
        }) {
            assertThat(MailAddress.parse(text)).as(text).isEmpty();
        }
    }

    private static String domain(String text) {
        return MailDomain.parse(text).orElseThrow().text();
    }
}
