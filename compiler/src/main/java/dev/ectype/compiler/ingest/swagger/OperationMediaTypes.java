package dev.ectype.compiler.ingest.swagger;

import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ingest.path.ResponseKeys;
import java.util.List;

/** Reads the media types that an operation consumes or produces. */
final class OperationMediaTypes {
    static final String JSON = "application/json";
    static final String FORM = "application/x-www-form-urlencoded";
    static final String MULTIPART = "multipart/form-data";
    static final String BINARY = "application/octet-stream";

    private OperationMediaTypes() {}

    /**
     * Returns the media types of an operation, else those of the whole description; none if neither states one.
     *
     * @param field {@code consumes} or {@code produces}
     */
    static List<String> of(DescriptionObject root, DescriptionObject operation, String field) {
        DescriptionObject owner = operation.has(field) ? operation : root;
        return owner.texts(field).stream()
                .map(ResponseKeys::mediaType)
                .distinct()
                .toList();
    }
}
