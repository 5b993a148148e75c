package dev.ectype.compiler.ingest.path;

import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ir.Endpoint;
import org.jspecify.annotations.Nullable;

/**
 * Holds an operation before it is read.
 *
 * @param key the key of its path item, as written
 * @param method the method in upper case
 */
public record DeclaredOperation(
        String key, String method, DescriptionObject path, DescriptionObject fields, SourceLocation location) {
    @Nullable
    String declaredId() {
        String id = fields.text("operationId");
        return id == null || id.isBlank() ? null : id.strip();
    }

    String words() {
        return method + " " + key;
    }

    Endpoint.Text text() {
        String summary = fields.text("summary");
        String description = fields.text("description");
        DescriptionObject documentation = fields.object("externalDocs");
        return new Endpoint.Text(
                summary == null ? path.text("summary") : summary,
                description == null ? path.text("description") : description,
                fields.texts("tags"),
                fields.flag("deprecated", false),
                documentation == null ? null : documentation.text("url"));
    }
}
