package dev.ectype.controlplane.sso;

import dev.ectype.controlplane.platform.event.Change;
import org.jspecify.annotations.Nullable;

/** A provider was created or deleted. */
record SsoProviderChanged(
        String kind,
        String target,
        @Nullable SsoProvider before,
        @Nullable SsoProvider after) implements Change {
    static SsoProviderChanged created(SsoProvider provider) {
        return new SsoProviderChanged("sso_provider.created", provider.id(), null, provider);
    }

    static SsoProviderChanged deleted(SsoProvider provider) {
        return new SsoProviderChanged("sso_provider.deleted", provider.id(), provider, null);
    }
}
