package dev.ectype.controlplane.apikey;

import dev.ectype.controlplane.platform.event.Change;
import org.jspecify.annotations.Nullable;

/** Records that a key was created, rotated or revoked. */
record ApiKeyChanged(
        String kind,
        String target,
        @Nullable ApiKey before,
        @Nullable ApiKey after) implements Change {
    static ApiKeyChanged created(ApiKey key) {
        return new ApiKeyChanged("api_key.created", key.id(), null, key);
    }

    /** Records that the old key received an end, because a new key replaces it. */
    static ApiKeyChanged rotated(ApiKey before, ApiKey after) {
        return new ApiKeyChanged("api_key.rotated", before.id(), before, after);
    }

    static ApiKeyChanged revoked(ApiKey before, ApiKey after) {
        return new ApiKeyChanged("api_key.revoked", before.id(), before, after);
    }
}
