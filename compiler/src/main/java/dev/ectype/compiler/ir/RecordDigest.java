package dev.ectype.compiler.ir;

import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * Hashes the canonical JSON form of records incrementally, since the form of a large description has many megabytes.
 */
final class RecordDigest {
    private static final int PIECE = 1 << 13;

    private final MessageDigest digest;
    private final StringBuilder text = new StringBuilder(2 * PIECE);

    private RecordDigest(MessageDigest digest) {
        this.digest = digest;
    }

    /** Returns the hash of a record in hex, without source locations. */
    static String sha256(Record described) {
        try {
            RecordDigest record = new RecordDigest(MessageDigest.getInstance("SHA-256"));
            record.add(described);
            record.flush();
            return HexFormat.of().formatHex(record.digest.digest());
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java platform has SHA-256", missing);
        }
    }

    private void add(Object value) {
        if (value instanceof JsonValue json) {
            JsonPrinter.appendCanonical(text, json);
        } else if (value instanceof Record described && !isText(described)) {
            addRecord(described, RecordLayout.of(described.getClass()));
        } else if (value instanceof List<?> list) {
            addList(list);
        } else if (value instanceof Map<?, ?> map) {
            addMap(map);
        } else {
            JsonPrinter.appendCanonical(text, RecordJson.write(value));
        }
        if (text.length() > PIECE) {
            flush();
        }
    }

    /** Returns whether a record is written as a text, like names and paths. */
    private static boolean isText(Record described) {
        return described instanceof MemberPath
                || RecordLayout.of(described.getClass()).isName();
    }

    private void addRecord(Record described, RecordLayout shape) {
        char separator = '{';
        for (int index : shape.sorted()) {
            if (index == RecordLayout.KIND) {
                name(separator, "kind");
                add(Objects.requireNonNull(shape.kind()));
                separator = ',';
                continue;
            }
            Object value = shape.value(described, index);
            if (value != null && !shape.isDefault(index, value) && !(value instanceof SourceLocation)) {
                name(separator, shape.name(index));
                add(value);
                separator = ',';
            }
        }
        text.append(separator == '{' ? "{}" : "}");
    }

    private void addList(List<?> list) {
        text.append('[');
        for (int index = 0; index < list.size(); index++) {
            if (index > 0) {
                text.append(',');
            }
            add(list.get(index));
        }
        text.append(']');
    }

    private void addMap(Map<?, ?> map) {
        Map<String, Object> sorted = new TreeMap<>();
        map.forEach((key, value) -> sorted.put(RecordJson.keyText(key), value));
        text.append('{');
        boolean first = true;
        for (Map.Entry<String, Object> entry : sorted.entrySet()) {
            name(first ? ' ' : ',', entry.getKey());
            add(entry.getValue());
            first = false;
        }
        text.append('}');
    }

    private void name(char before, String name) {
        if (before != ' ') {
            text.append(before);
        }
        JsonPrinter.appendCanonical(text, new JsonText(name));
        text.append(':');
    }

    private void flush() {
        digest.update(text.toString().getBytes(StandardCharsets.UTF_8));
        text.setLength(0);
    }
}
