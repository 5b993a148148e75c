package dev.ectype.runtime.state.row;

import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Finds and compares a member of stored documents in their bytes without parsing. Other members may contain it. */
public final class StoredMember {
    private final String name;
    private final byte[] quoted;
    private final @Nullable StoredMember parent;

    private StoredMember(@Nullable StoredMember holder, String name) {
        this.parent = holder;
        this.name = holder == null ? name : holder.name + "." + name;
        this.quoted = encode(name);
    }

    public static StoredMember of(String name) {
        return new StoredMember(null, name);
    }

    /** Returns a member of the object in another member. */
    public static StoredMember of(String holder, String name) {
        return new StoredMember(of(holder), name);
    }

    /** Returns a member inside of objects, whose names come first. */
    public static StoredMember of(List<String> names) {
        StoredMember member = null;
        for (String name : names) {
            member = new StoredMember(member, name);
        }
        return Objects.requireNonNull(member, "an empty path");
    }

    /** Encodes a text as in documents, for comparisons. */
    public static byte[] encode(String text) {
        return new JsonWriter(text.length() + 2).value(text).toBytes();
    }

    public String name() {
        return name;
    }

    /** Returns the encoded value of this member, or null if it is absent. */
    public byte @Nullable [] valueIn(byte[] whole) {
        byte[] document = parent == null ? whole : parent.valueIn(whole);
        if (document == null) {
            return null;
        }
        long range = DocumentScanner.member(document, quoted);
        return range < 0 ? null : value(document, DocumentScanner.from(range), DocumentScanner.to(range));
    }

    /** Returns true if the member has exactly this encoded value. */
    public boolean hasValueIn(byte[] whole, byte[] encoded) {
        byte[] document = parent == null ? whole : parent.valueIn(whole);
        long range = document == null ? -1 : DocumentScanner.member(document, quoted);
        if (document == null || range < 0) {
            return false;
        }
        int from = DocumentScanner.from(range);
        int to = DocumentScanner.to(range);
        return Arrays.equals(document, from, to, encoded, 0, encoded.length)
                || DocumentScanner.hasEscape(document, from, to) && Arrays.equals(value(document, from, to), encoded);
    }

    /** Returns the encoded value as a key, or null if the member is absent or null. */
    @Nullable
    public String keyIn(byte[] document) {
        byte[] value = valueIn(document);
        return value == null || value.length == 0 || value[0] == 'n' ? null : key(value);
    }

    public static String key(byte[] encoded) {
        return new String(encoded, StandardCharsets.UTF_8);
    }

    /** Returns the value in one canonical form, because a text has many escaped forms. */
    private static byte[] value(byte[] document, int from, int to) {
        boolean respell = document[from] == '"' && DocumentScanner.hasEscape(document, from, to);
        return respell ? encode(Json.parse(document, from, to).text()) : Arrays.copyOfRange(document, from, to);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof StoredMember that && name.equals(that.name) && Objects.equals(parent, that.parent);
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
