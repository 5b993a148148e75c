package dev.ectype.controlplane.snapshot;

import dev.ectype.controlplane.platform.crypto.Sha256;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.Map;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.json.JsonMapper;

/** Holds half of a SHA-256: enough to distinguish documents, and small enough for a million of them. */
record ContentHash(long high, long low) {
    /** The hash of an absent document. */
    static final ContentHash NONE = new ContentHash(0, 0);

    private static final JsonMapper JSON = JsonMapper.shared();

    /** Computes the hash of the parser's current value without holding it in memory. */
    static ContentHash of(JsonParser parser) {
        MessageDigest digest = Sha256.begin();
        try (JsonGenerator out =
                JSON.createGenerator(new DigestOutputStream(OutputStream.nullOutputStream(), digest))) {
            out.copyCurrentStructure(parser);
        }
        return of(digest);
    }

    /** Computes the hash of a document from its members in their order. */
    static ContentHash of(Map<String, ContentHash> members) {
        MessageDigest digest = Sha256.begin();
        members.forEach((name, hash) -> {
            byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
            digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(0, bytes.length));
            digest.update(bytes);
            digest.update(ByteBuffer.allocate(2 * Long.BYTES)
                    .putLong(hash.high)
                    .putLong(hash.low)
                    .flip());
        });
        return of(digest);
    }

    private static ContentHash of(MessageDigest digest) {
        ByteBuffer hash = ByteBuffer.wrap(digest.digest());
        return new ContentHash(hash.getLong(), hash.getLong());
    }
}
