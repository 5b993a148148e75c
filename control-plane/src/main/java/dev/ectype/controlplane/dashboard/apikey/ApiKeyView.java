package dev.ectype.controlplane.dashboard.apikey;

import dev.ectype.controlplane.apikey.ApiKey;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Represents a key on a page. */
public record ApiKeyView(ApiKey key, ApiKeyState state) {
    static ApiKeyView of(ApiKey key, Instant now) {
        return new ApiKeyView(key, ApiKeyState.of(key, now));
    }

    /** Returns when the key was revoked or expires; null if it never ends. */
    public @Nullable Instant end() {
        return key.revokedAt() == null ? key.expiresAt() : key.revokedAt();
    }

    /** Returns the address of the key. */
    public String path() {
        return ApiKeyPages.HOME + "/" + key.id();
    }
}
