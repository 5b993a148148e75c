package dev.ectype.launcher.determinism;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Computes digests of replies: of every byte, and of the parts that all versions of HTTP share. */
final class ReplyBytesDigest {
    private static final List<String> OF_CONNECTIONS =
            List.of("connection", "keep-alive", "transfer-encoding", "upgrade");

    private final MessageDigest bytes = sha256();
    private final MessageDigest meaning = sha256();
    private int answered;

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Adds a raw HTTP/1.1 reply. */
    void add(Http1Client.Raw raw) {
        bytes.update(raw.head().getBytes(StandardCharsets.ISO_8859_1));
        bytes.update(raw.body());
        Map<String, List<String>> fields = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        Iterator<String> lines = raw.head().lines().skip(1).iterator();
        while (lines.hasNext()) {
            String[] field = lines.next().split(": ?", 2);
            if (field.length == 2) {
                fields.merge(field[0], List.of(field[1]), ReplyBytesDigest::joined);
            }
        }
        add(raw.status(), fields, raw.body());
    }

    private static List<String> joined(List<String> one, List<String> other) {
        return Stream.concat(one.stream(), other.stream()).toList();
    }

    /** Adds a reply of any HTTP version. */
    void add(int status, Map<String, List<String>> fields, byte[] body) {
        answered += status / 100 == 2 ? 1 : 0;
        Map<String, List<String>> named = new TreeMap<>();
        fields.forEach((name, values) -> named.put(name.toLowerCase(Locale.ROOT), values));
        named.keySet().removeIf(name -> name.startsWith(":") || OF_CONNECTIONS.contains(name));
        meaning.update((status + " " + named + "\n").getBytes(StandardCharsets.UTF_8));
        meaning.update(body);
    }

    /** The number of successful replies. */
    int answered() {
        return answered;
    }

    String ofBytes() {
        return HexFormat.of().formatHex(bytes.digest());
    }

    String ofMeaning() {
        return HexFormat.of().formatHex(meaning.digest());
    }
}
