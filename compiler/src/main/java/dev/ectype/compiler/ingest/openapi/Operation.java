package dev.ectype.compiler.ingest.openapi;

import dev.ectype.compiler.diagnostic.SourceLocation;
import org.jspecify.annotations.Nullable;

/**
 * An operation before it is read.
 *
 * @param key the key of its path item, as written
 * @param method upper case
 */
record Operation(String key, String method, Fields path, Fields fields, SourceLocation location) {
    @Nullable
    String declaredId() {
        String id = fields.text("operationId");
        return id == null || id.isBlank() ? null : id.strip();
    }

    String words() {
        return method + " " + key;
    }
}
