package dev.ectype.controlplane.signin.serviceprovider;

import dev.ectype.controlplane.platform.crypto.SealedColumn;
import org.springframework.stereotype.Component;

/** Declares the sealed column of the SAML key, which {@link SamlKeys} writes. */
@Component
final class SealedSamlKey implements SealedColumn {
    @Override
    public String table() {
        return "saml_key";
    }

    @Override
    public String column() {
        return "private_key";
    }

    @Override
    public String id() {
        return "one";
    }

    @Override
    public String purpose(String id) {
        return SamlKeys.PURPOSE;
    }
}
