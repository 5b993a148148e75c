package dev.ectype.controlplane.sso;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.ectype.controlplane.platform.event.Change;
import org.jspecify.annotations.Nullable;

/** Records that a provider was created, updated or deleted. */
record SsoProviderChanged(
        String kind,
        String target,
        @Nullable Object before,
        @Nullable Object after) implements Change {
    static SsoProviderChanged created(SsoProvider provider) {
        return new SsoProviderChanged("sso_provider.created", provider.id(), null, provider);
    }

    static SsoProviderChanged updated(SsoProvider before, SsoProvider after) {
        return new SsoProviderChanged("sso_provider.updated", after.id(), before, after);
    }

    /** Records that the client secret changed, too, without either value. */
    static SsoProviderChanged updatedWithSecret(SsoProvider before, SsoProvider after) {
        return new SsoProviderChanged(
                "sso_provider.updated",
                after.id(),
                new Masked(before, "(hidden)"),
                new Masked(after, "(hidden, replaced)"));
    }

    static SsoProviderChanged deleted(SsoProvider provider) {
        return new SsoProviderChanged("sso_provider.deleted", provider.id(), provider, null);
    }

    /** Represents a provider with a placeholder for its secret. */
    private record Masked(@JsonUnwrapped SsoProvider provider, String clientSecret) {}
}
