package dev.ectype.controlplane.platform.mail;

import dev.ectype.controlplane.platform.web.Times;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Selects the transport of mails. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(MailSettings.class)
class MailConfiguration {
    @Bean
    static MailTransport mailTransport(MailSettings settings, MailFolder folder, Times times) {
        return folder.path()
                .<MailTransport>map(path -> new FolderTransport(path, settings.from(), times))
                .orElseGet(() -> new SmtpTransport(settings.server().orElseThrow(), settings.from(), times));
    }
}
