package dev.ectype.controlplane.signin.sso;

import dev.ectype.controlplane.signin.SignInRefused;
import dev.ectype.controlplane.sso.SsoProvider;
import dev.ectype.controlplane.sso.SsoType;
import java.net.URI;
import java.util.Optional;
import java.util.SortedMap;
import java.util.UUID;

/** Speaks the sign-in protocol of a type of provider. */
public interface SsoProtocol {
    SsoType type();

    /**
     * Begins a sign-in.
     *
     * @param state the text that the provider returns with its response
     */
    SsoRequest begin(UUID organization, SsoProvider provider, String state) throws SignInRefused;

    /**
     * Verifies the response of a provider.
     *
     * @param secrets the secrets of the {@link SsoRequest}
     * @param response the parameters of the response
     */
    SsoIdentity finish(
            UUID organization,
            SsoProvider provider,
            SortedMap<String, String> secrets,
            SortedMap<String, String> response)
            throws SignInRefused;

    /**
     * Returns the address that ends the session at the provider; empty if the provider has none.
     *
     * @param idToken the ID token of the sign-in
     */
    Optional<URI> signOut(SsoProvider provider, String idToken);
}
