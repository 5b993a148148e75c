package dev.ectype.runtime.netty.connection;

/** Validates the host and port of a request. */
public final class AuthoritySyntax {
    private static final String OTHER = "-._~%!$&'()*+;=:[]";

    private static final boolean[] VALID = valid();

    private AuthoritySyntax() {}

    private static boolean[] valid() {
        boolean[] valid = new boolean[128];
        for (char character = 0; character < valid.length; character++) {
            boolean plain = character >= 'a' && character <= 'z'
                    || character >= '0' && character <= '9'
                    || character >= 'A' && character <= 'Z';
            valid[character] = plain || OTHER.indexOf(character) >= 0;
        }
        return valid;
    }

    /** Returns true for a host with an optional port. Empty is valid, because clients send it for no host. */
    public static boolean isValid(CharSequence text) {
        for (int index = 0; index < text.length(); index++) {
            if (!isValid(text.charAt(index))) {
                return false;
            }
        }
        return true;
    }

    /** Returns true for a character of a host or a port. */
    public static boolean isValid(int character) {
        return character >= 0 && character < VALID.length && VALID[character];
    }
}
