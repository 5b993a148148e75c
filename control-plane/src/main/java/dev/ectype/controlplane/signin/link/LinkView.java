package dev.ectype.controlplane.signin.link;

import dev.ectype.controlplane.sso.SignInProvider;
import org.jspecify.annotations.Nullable;

/**
 * Represents the page behind a link.
 *
 * @param token the token of the link, for the form
 * @param button the label of the button
 * @param email the address of the user
 * @param needsEmail whether the user enters the address
 * @param password whether the password is required, optional or absent
 * @param provider the identity provider that replaces the form, or null
 * @param error the reason of a rejection, or null
 */
public record LinkView(
        String token,
        String title,
        String text,
        String button,
        String email,
        boolean needsEmail,
        PasswordField password,
        @Nullable SignInProvider provider,
        @Nullable String error) {
    /** Lists the kinds of password fields. */
    public enum PasswordField {
        REQUIRED,
        OPTIONAL,
        ABSENT
    }

    static LinkView of(LinkContext context, String token) {
        String organization = context.organization();
        return switch (context.link().purpose()) {
            case INVITATION ->
                view(
                        context,
                        token,
                        "Join " + organization,
                        "You are invited to the organization " + organization + ".",
                        "Accept the invitation",
                        PasswordField.OPTIONAL);
            case RESET ->
                view(
                        context,
                        token,
                        "Choose a new password",
                        "The password is for your account at the organization " + organization
                                + ". All your sessions there end.",
                        "Change the password",
                        PasswordField.REQUIRED);
            case SIGN_IN ->
                view(
                        context,
                        token,
                        "Sign in",
                        "The operator of this service created this link to the organization " + organization
                                + " for you.",
                        "Sign in",
                        PasswordField.ABSENT);
            case SETUP ->
                view(
                        context,
                        token,
                        "Set up your account",
                        "You become the first administrator of the organization " + organization + ".",
                        "Create the account",
                        PasswordField.REQUIRED);
        };
    }

    private static LinkView view(
            LinkContext context, String token, String title, String text, String button, PasswordField password) {
        return new LinkView(
                token,
                title,
                text,
                button,
                context.email(),
                context.link().purpose() == LinkPurpose.SETUP,
                password,
                context.provider(),
                null);
    }

    LinkView withError(String sentence) {
        return new LinkView(token, title, text, button, email, needsEmail, password, provider, sentence);
    }

    LinkView withEmail(String entered) {
        return new LinkView(token, title, text, button, entered, needsEmail, password, provider, error);
    }

    /** Returns the address that begins the sign-in at the provider. */
    public String providerLink() {
        return provider == null ? "" : "/api/auth/sso/login?providerId=" + provider.id();
    }

    /** Omits the token. */
    @Override
    public String toString() {
        return "LinkView[" + title + "]";
    }
}
