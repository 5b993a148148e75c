package dev.ectype.compiler.ingest;

import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.SourceNode;
import java.util.Locale;

/** Detects the format of a description by its file name, else by its root. */
public final class FormatDetector {
    private FormatDetector() {}

    /** Returns the format by file name. It is {@code UNKNOWN} for JSON and YAML, where the root decides. */
    public static SourceFormat byName(String file) {
        String name = file.toLowerCase(Locale.ROOT);
        if (name.endsWith(".graphql") || name.endsWith(".graphqls") || name.endsWith(".gql")) {
            return SourceFormat.GRAPHQL;
        }
        if (name.endsWith(".jsonl") || name.endsWith(".ndjson")) {
            return SourceFormat.RECORDING;
        }
        return name.endsWith(".proto") ? SourceFormat.PROTOBUF : SourceFormat.UNKNOWN;
    }

    /** Returns the format by the root of a JSON or YAML document. */
    public static SourceFormat byRoot(SourceNode root) {
        if (!(root instanceof ObjectNode object)) {
            return SourceFormat.UNKNOWN;
        }
        if (object.has("openapi")) {
            return SourceFormat.OPENAPI;
        }
        if (object.has("swagger") || object.has("swaggerVersion")) {
            return SourceFormat.SWAGGER;
        }
        if (object.has("asyncapi")) {
            return SourceFormat.ASYNCAPI;
        }
        return isIntrospection(object) ? SourceFormat.GRAPHQL : captured(object);
    }

    private static boolean isIntrospection(ObjectNode root) {
        ObjectNode data = root.object("data");
        return (data == null ? root : data).object("__schema") != null;
    }

    private static SourceFormat captured(ObjectNode root) {
        ObjectNode log = root.object("log");
        if (log != null && log.array("entries") != null) {
            return SourceFormat.HAR;
        }
        ObjectNode collection = root.object("collection");
        ObjectNode info = (collection == null ? root : collection).object("info");
        String schema = info == null ? null : info.text("schema");
        boolean postman = info != null
                && (info.has("_postman_id")
                        || schema != null && schema.contains("postman")
                        || schema != null && schema.contains("/collection/")
                        || schema == null
                                && info.has("name")
                                && (collection == null ? root : collection).array("item") != null);
        return postman ? SourceFormat.POSTMAN : SourceFormat.UNKNOWN;
    }
}
