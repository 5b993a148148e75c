package dev.ectype.controlplane.session;

import dev.ectype.controlplane.platform.crypto.SealedColumn;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** Declares the sealed column of the ID tokens, which {@link Sessions} writes. */
@Component
final class SealedIdTokens implements SealedColumn {
    @Override
    public String table() {
        return "sessions";
    }

    @Override
    public String column() {
        return "id_token";
    }

    @Override
    public String id() {
        return "id";
    }

    @Override
    public String purpose(String id) {
        return Sessions.purpose(UUID.fromString(id));
    }
}
