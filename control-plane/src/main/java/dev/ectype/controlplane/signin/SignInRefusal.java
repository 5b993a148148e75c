package dev.ectype.controlplane.signin;

import java.util.Locale;

/** Lists the reasons for a refused sign-in, with the sentence for the user. */
public enum SignInRefusal {
    UNKNOWN_STATE("This sign-in has expired or was completed before. Start again."),
    OTHER_BROWSER("This sign-in began in another browser. Start again in this browser."),
    UNKNOWN_PROVIDER(
            "This link leads to an identity provider that cannot sign users in. Enter your e-mail address instead."),
    PROVIDER_UNAVAILABLE("Your identity provider does not respond. Try again in a moment."),
    PROVIDER_REFUSED("Your identity provider has refused the sign-in. Ask its administrator for access."),
    PROVIDER_REMOVED("Your organization has removed or changed this identity provider. Start again."),
    PROVIDER_DISABLED(
            "An administrator of your organization has disabled this identity provider. Ask them how to sign in."),
    INVALID_RESPONSE(
            "The response of your identity provider is invalid. Ask your administrator to check its configuration."),
    NO_EMAIL("Your identity provider does not send your e-mail address. Ask your administrator to add it."),
    UNVERIFIED_EMAIL("Your identity provider has not verified your e-mail address. Verify it there, then start again."),
    WRONG_DOMAIN(
            "Your e-mail address belongs to another domain than this identity provider. Use the account of your organization."),
    DEACTIVATED("Your account is deactivated. Ask an administrator of your organization."),
    WRONG_CREDENTIALS("The e-mail address, the password or the code is wrong."),
    SSO_REQUIRED("Your organization requires single sign-on. Continue with your identity provider."),
    INVALID_LINK("This link has expired or was used before. Ask for another one."),
    TOO_MANY_ATTEMPTS("Too many attempts. Wait a few minutes, then try again.");

    private final String sentence;

    SignInRefusal(String sentence) {
        this.sentence = sentence;
    }

    /** Returns the sentence for the user. */
    public String sentence() {
        return sentence;
    }

    /** Returns the reason in events. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
