package dev.ectype.controlplane.sso;

import dev.ectype.controlplane.platform.crypto.SealedColumn;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** Declares the sealed column of the providers' client secrets, which {@link SsoProviders} writes. */
@Component
final class SealedClientSecrets implements SealedColumn {
    @Override
    public String table() {
        return "sso_providers";
    }

    @Override
    public String column() {
        return "client_secret";
    }

    @Override
    public String id() {
        return "id";
    }

    @Override
    public String purpose(String id) {
        return SsoProviders.purpose(UUID.fromString(id));
    }
}
