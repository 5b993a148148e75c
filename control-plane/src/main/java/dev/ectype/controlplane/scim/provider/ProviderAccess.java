package dev.ectype.controlplane.scim.provider;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Holds the users and groups that a caller manages: those of one provider for its token, those of all providers for an administrator.
 *
 * @param bound the provider of the token; null for an administrator
 * @param providers the verified providers
 */
public record ProviderAccess(UUID organization, @Nullable UUID bound, List<ScimProvider> providers) {
    public ProviderAccess {
        providers = List.copyOf(providers);
    }

    /** Returns the e-mail domains of the users. */
    public List<String> domains() {
        return providers.stream().map(ScimProvider::domain).toList();
    }

    /** Returns the provider of the users of an e-mail address. */
    public Optional<ScimProvider> providerOf(String address) {
        String domain = address.substring(address.lastIndexOf('@') + 1);
        return providers.stream()
                .filter(provider -> provider.domain().equals(domain))
                .findFirst();
    }

    /** Returns the provider of new groups; null if an administrator creates one beside several providers. */
    public @Nullable UUID groupProvider() {
        return bound == null && providers.size() == 1 ? providers.get(0).id() : bound;
    }
}
