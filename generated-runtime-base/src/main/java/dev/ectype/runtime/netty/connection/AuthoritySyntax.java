package dev.ectype.runtime.netty.connection;

/** The host and port that a request names. */
public final class AuthoritySyntax {
    private static final String OTHER = "-._~%!$&'()*+;=:[]";

    private AuthoritySyntax() {}

    /** Whether the text can be a host with an optional port; empty is allowed, as clients send it for no host. */
    public static boolean isValid(CharSequence text) {
        for (int index = 0; index < text.length(); index++) {
            char character = text.charAt(index);
            boolean plain = character >= 'a' && character <= 'z'
                    || character >= '0' && character <= '9'
                    || character >= 'A' && character <= 'Z';
            if (!plain && OTHER.indexOf(character) < 0) {
                return false;
            }
        }
        return true;
    }
}
