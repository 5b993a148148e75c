package dev.ectype.controlplane.platform.idempotency;

import dev.ectype.controlplane.platform.crypto.SealedColumn;
import org.springframework.stereotype.Component;

/** Declares the sealed column of the replies, which {@link ReplySafe} writes. */
@Component
final class SealedReplies implements SealedColumn {
    @Override
    public String table() {
        return "idempotent_replies";
    }

    @Override
    public String column() {
        return "reply";
    }

    @Override
    public String id() {
        return "key";
    }

    @Override
    public String purpose(String id) {
        return ReplySafe.PURPOSE;
    }
}
