package dev.ectype.runtime.json;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Holds the name of a JSON member as text, as UTF-8 bytes and in its written form. */
public final class MemberName {
    private final String name;
    private final byte[] utf8;
    private final byte[] prepared;

    private MemberName(String name) {
        this.name = name;
        this.utf8 = name.getBytes(StandardCharsets.UTF_8);
        this.prepared = new JsonWriter(name.length() + 16).name(name).toBytes();
    }

    /**
     * Prepares a name for repeated lookups and writes.
     *
     * @param name the name, without quotes and escapes
     * @return the name
     */
    public static MemberName of(String name) {
        return new MemberName(name);
    }

    /** {@return the name as text} */
    public String name() {
        return name;
    }

    byte[] utf8() {
        return utf8;
    }

    /** The name in quotes, and its colon. */
    byte[] prepared() {
        return prepared;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof MemberName that && name.equals(that.name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
