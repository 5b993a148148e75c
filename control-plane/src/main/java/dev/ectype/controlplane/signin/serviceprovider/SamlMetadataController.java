package dev.ectype.controlplane.signin.serviceprovider;

import dev.ectype.controlplane.platform.auth.PublicRoute;
import dev.ectype.controlplane.signin.sso.SsoAddresses;
import io.swagger.v3.oas.annotations.Hidden;
import java.nio.charset.StandardCharsets;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** Serves the SAML metadata, which administrators register at their identity provider. */
@RestController
@Hidden
class SamlMetadataController {
    private static final MediaType METADATA = MediaType.parseMediaType("application/samlmetadata+xml");

    private final SamlSignIn signIn;

    SamlMetadataController(SamlSignIn signIn) {
        this.signIn = signIn;
    }

    @GetMapping(SsoAddresses.METADATA)
    @PublicRoute
    ResponseEntity<byte[]> get() {
        return ResponseEntity.ok().contentType(METADATA).body(signIn.metadata().getBytes(StandardCharsets.UTF_8));
    }
}
