package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.ObjectEdit;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Validator;
import java.math.BigInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Tells apart new instances by the members that paths find them by, where the client leaves those to the server. */
final class DistinctKeys {
    private static final Pattern NUMBERED = Pattern.compile("(.*?)([0-9]{1,18})", Pattern.DOTALL);
    private static final int MOST = 10_000;

    private final Shelf shelf;

    DistinctKeys(Shelf shelf) {
        this.shelf = shelf;
    }

    /** A new document whose keys lead to it, as far as the client has not chosen them. */
    byte[] told(@Nullable Document sent, byte[] document) {
        Document made = Json.parse(document);
        ObjectEdit edit = null;
        for (String key : shelf.shape().lookups()) {
            Document value = made.member(key);
            boolean chosen = sent != null && sent.isObject() && sent.member(key) != null;
            MemberSchema member = Shape.member(shelf.shape().type(), key);
            boolean scalar = value != null && (value.isString() || value.isLong());
            if (value != null && member != null && scalar && !chosen && shelf.findBy(key, value.text()) != null) {
                Document free = free(key, value.text(), member);
                edit = edit == null ? ObjectEdit.of(made) : edit;
                edit.set(key, free == null ? value : free);
            }
        }
        return edit == null ? document : edit.toDocument().toBytes();
    }

    /** The next value that nothing has: the number in which it ends counts on, or begins to. */
    private @Nullable Document free(String key, String taken, MemberSchema member) {
        Matcher numbered = NUMBERED.matcher(taken);
        boolean counts = numbered.matches();
        String stem = counts ? numbered.group(1) : taken + '_';
        BigInteger number = counts ? new BigInteger(numbered.group(2)) : BigInteger.ONE;
        for (int tries = 0; tries < MOST; tries++) {
            number = number.add(BigInteger.ONE);
            String candidate = stem + number;
            if (shelf.findBy(key, candidate) == null) {
                Document free = Coercion.coerce(candidate, member.type());
                return Validator.allows(member.type(), free, Direction.STORED) ? free : null;
            }
        }
        return null;
    }
}
