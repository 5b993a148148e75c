package dev.ectype.runtime.netty.connection;

/** Validates the host and port of a request. */
public final class AuthoritySyntax {
    private static final String OTHER = "-._~%!$&'()*+;=:[]";

    private AuthoritySyntax() {}

    /** Returns true for a host with an optional port. Empty is valid, because clients send it for no host. */
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
