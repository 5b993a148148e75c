package dev.ectype.controlplane.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;

class PagesTest {
    private final Pages pages = new Pages();

    @Test
    void formsLeadToThisServiceOnly() {
        ResponseEntity<byte[]> page = pages.render("signed-out", Map.of("target", "https://idp.example.com/logout"));
        assertThat(policy(page)).endsWith("form-action 'self'").contains("default-src 'none'", "script-src 'self'");
    }

    @Test
    void formForAProviderFollowsItsRedirectsToOtherHosts() {
        assertThat(policy(postForm("https://idp.example.com/saml"))).endsWith("form-action 'self' https:");
    }

    @Test
    void formForAProviderOnThisMachineLeadsToItsOrigin() {
        assertThat(policy(postForm("http://127.0.0.1:8080/saml"))).endsWith("form-action 'self' http://127.0.0.1:8080");
    }

    private ResponseEntity<byte[]> postForm(String target) {
        return pages.render(
                HttpStatus.OK,
                "post-form",
                Map.of("target", target, "fields", new TreeMap<>(Map.of("SAMLRequest", "PHhtbC8+"))),
                List.of(URI.create(target)));
    }

    private static String policy(ResponseEntity<byte[]> page) {
        return String.valueOf(page.getHeaders().getFirst("Content-Security-Policy"));
    }
}
