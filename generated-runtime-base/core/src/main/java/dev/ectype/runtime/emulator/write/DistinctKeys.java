package dev.ectype.runtime.emulator.write;

import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.emulator.table.PathAssignedKeys;
import dev.ectype.runtime.emulator.table.ScopedTable;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Makes the key members of new instances unique if the server chooses them. */
final class DistinctKeys {
    private static final Pattern NUMBERED = Pattern.compile("(.*?)([0-9]{1,18})", Pattern.DOTALL);
    private static final int MOST_LEAPS = 48;

    private final ScopedTable scopedTable;

    DistinctKeys(ScopedTable scopedTable) {
        this.scopedTable = scopedTable;
    }

    /** Returns the document with unique keys in place of generated duplicates. */
    byte[] withDistinctKeys(@Nullable Document sent, byte[] document) {
        Document made = Json.parse(document);
        ObjectEdit edit = null;
        for (String key : keys()) {
            Document value = made.member(key);
            boolean chosen = sent != null && sent.isObject() && sent.member(key) != null;
            MemberSchema member = SchemaShape.member(scopedTable.shape().type(), key);
            boolean scalar = value != null && (value.isString() || value.isLong());
            if (value != null
                    && member != null
                    && scalar
                    && !chosen
                    && scopedTable.findBy(key, value.text()) != null
                    && !isPut(key)) {
                Document free = free(key, value.text(), member);
                edit = edit == null ? ObjectEdit.of(made) : edit;
                edit.set(key, free == null ? value : free);
            }
        }
        return edit == null ? document : edit.toDocument().toBytes();
    }

    private boolean isPut(String key) {
        Map<String, Document> put = new LinkedHashMap<>();
        new PathAssignedKeys(scopedTable).add(put);
        return put.containsKey(key);
    }

    private Set<String> keys() {
        Set<String> keys = new LinkedHashSet<>(scopedTable.shape().lookups());
        keys.addAll(scopedTable.context().preparedOperation().serverSetKeys(scopedTable.shape()));
        return keys;
    }

    /** Returns a free value after a taken one. A number at the end counts up; else a number is appended. */
    private @Nullable Document free(String key, String taken, MemberSchema member) {
        Matcher numbered = NUMBERED.matcher(taken);
        boolean counts = numbered.matches();
        String stem = counts ? numbered.group(1) : taken + '_';
        BigInteger number = counts ? new BigInteger(numbered.group(2)) : BigInteger.ONE;
        BigInteger next = free(key, stem, number);
        if (next == null) {
            return null;
        }
        Document free = Coercion.coerce(stem + next, member.type());
        return Validator.allows(member.type(), free, Direction.STORED) ? free : null;
    }

    /** Finds a free number with exponential and binary search, because taken numbers are mostly consecutive. */
    private @Nullable BigInteger free(String key, String stem, BigInteger known) {
        BigInteger taken = known;
        BigInteger leap = BigInteger.ONE;
        for (int leaps = 0; scopedTable.findBy(key, stem + taken.add(leap)) != null; leaps++) {
            if (leaps == MOST_LEAPS) {
                return null;
            }
            taken = taken.add(leap);
            leap = leap.shiftLeft(1);
        }
        BigInteger free = taken.add(leap);
        while (free.subtract(taken).compareTo(BigInteger.ONE) > 0) {
            BigInteger middle = taken.add(free).shiftRight(1);
            if (scopedTable.findBy(key, stem + middle) == null) {
                free = middle;
            } else {
                taken = middle;
            }
        }
        return free;
    }
}
