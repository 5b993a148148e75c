package dev.ectype.controlplane.platform.auth;

import dev.ectype.controlplane.platform.crypto.SecretHash;
import dev.ectype.controlplane.platform.crypto.SecretText;

/** Generates the SCIM tokens of identity providers: {@code scim_} and a random secret. */
public record ScimTokenText(String text) {
    /** The prefix of every token. */
    static final String MARK = "scim_";

    private static final int VISIBLE = MARK.length() + 4;

    public static ScimTokenText make() {
        return new ScimTokenText(MARK + SecretText.make());
    }

    /** Returns the visible prefix. */
    public String prefix() {
        return text.substring(0, VISIBLE);
    }

    /** Returns the hash for the database. */
    public byte[] hash() {
        return SecretHash.of(text);
    }

    @Override
    public String toString() {
        return prefix() + "…";
    }
}
