package dev.ectype.controlplane.platform.mail;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PublicMailDomainsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "gmail.com",
                "outlook.com",
                "outlook.fr",
                "hotmail.co.uk",
                "yahoo.com",
                "yahoo.com.br",
                "yahoo.co.jp",
                "icloud.com",
                "gmx.de",
                "gmx.net",
                "proton.me",
                "qq.com",
                "163.com",
                "yandex.ru",
                "mail.ru"
            })
    void publicDomainIsKnown(String domain) {
        assertThat(PublicMailDomains.contains(domain)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "example.com",
                "gmail.example.com",
                "yahoo.example",
                "yahoo.example.com",
                "gmx.acme.de",
                "notgmail.com",
                "com",
                "gmx"
            })
    void domainOfAnOrganizationIsNot(String domain) {
        assertThat(PublicMailDomains.contains(domain)).isFalse();
    }
}
