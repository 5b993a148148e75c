package dev.ectype.controlplane.sso;

import dev.ectype.controlplane.platform.crypto.SealedColumn;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** The client secrets of providers, as {@link SsoProviders} seals them. */
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
