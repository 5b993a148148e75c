package dev.ectype.controlplane.signin.totp;

import dev.ectype.controlplane.platform.crypto.SealedColumn;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** Declares the sealed column of TOTP secrets, which {@link SecondFactors} writes. */
@Component
final class SealedTotpSecrets implements SealedColumn {
    @Override
    public String table() {
        return "totp_secrets";
    }

    @Override
    public String column() {
        return "secret";
    }

    @Override
    public String id() {
        return "user_id";
    }

    @Override
    public String purpose(String id) {
        return SecondFactors.purpose(UUID.fromString(id));
    }
}
