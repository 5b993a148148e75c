package dev.ectype.controlplane.signin.sso;

import dev.ectype.controlplane.platform.crypto.SealedColumn;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** Declares the sealed column of pending sign-ins, which {@link PendingSignIns} writes. */
@Component
final class SealedSignInSecrets implements SealedColumn {
    @Override
    public String table() {
        return "pending_sign_ins";
    }

    @Override
    public String column() {
        return "secrets";
    }

    @Override
    public String id() {
        return "id";
    }

    @Override
    public String purpose(String id) {
        return PendingSignIns.purpose(UUID.fromString(id));
    }
}
