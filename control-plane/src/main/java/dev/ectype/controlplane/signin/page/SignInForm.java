package dev.ectype.controlplane.signin.page;

import dev.ectype.controlplane.sso.SignInProvider;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Represents the state of the sign-in page.
 *
 * @param next the path after the sign-in
 * @param provider the identity provider of the e-mail address, or null
 * @param error the reason of a refusal, or null
 * @param notice another message, or null
 * @param organizations the slugs of the organizations to choose from; empty if there is no choice
 * @param password whether the form has the fields of a password, instead of the link to the provider
 */
public record SignInForm(
        String email,
        String next,
        @Nullable SignInProvider provider,
        @Nullable String error,
        @Nullable String notice,
        List<String> organizations,
        boolean password) {
    static SignInForm of(String email, String next) {
        return new SignInForm(email, next, null, null, null, List.of(), true);
    }

    SignInForm with(@Nullable SignInProvider found) {
        return new SignInForm(email, next, found, error, notice, organizations, password);
    }

    SignInForm withError(String sentence) {
        return new SignInForm(email, next, provider, sentence, notice, organizations, password);
    }

    SignInForm withNotice(String sentence) {
        return new SignInForm(email, next, provider, error, sentence, organizations, password);
    }

    SignInForm withOrganizations(List<String> slugs) {
        return new SignInForm(email, next, provider, error, notice, slugs, password);
    }

    SignInForm withPassword(boolean wanted) {
        return new SignInForm(email, next, provider, error, notice, organizations, wanted && !required());
    }

    public @Nullable String providerName() {
        return provider == null ? null : provider.name();
    }

    /** Returns whether the users of the provider's domain must sign in with it. */
    public boolean required() {
        return provider != null && provider.required();
    }

    /** Returns the address that begins the sign-in at the provider. */
    public String providerLink() {
        return provider == null
                ? ""
                : "/api/auth/sso/login?providerId=" + provider.id() + "&next="
                        + URLEncoder.encode(next, StandardCharsets.UTF_8);
    }
}
