package dev.ectype.compiler.ingest.openapi;

import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.ingest.document.DescriptionObject;
import org.jspecify.annotations.Nullable;

/**
 * Holds an operation before it is read.
 *
 * @param key the key of its path item, as written
 * @param method the method in upper case
 */
record DeclaredOperation(
        String key, String method, DescriptionObject path, DescriptionObject fields, SourceLocation location) {
    @Nullable
    String declaredId() {
        String id = fields.text("operationId");
        return id == null || id.isBlank() ? null : id.strip();
    }

    String words() {
        return method + " " + key;
    }
}
