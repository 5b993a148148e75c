package dev.ectype.compiler.ingest.asyncapi.payload;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ingest.document.DescriptionReferences;
import dev.ectype.compiler.ingest.document.HeaderName;
import dev.ectype.compiler.ingest.schema.JsonSchemaReader;
import dev.ectype.compiler.ingest.schema.NamedTypes;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.tree.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the schemas of payloads and headers in the notation that their format names. */
public final class PayloadSchemaReader {
    /** The fields that distinguish a schema from a message. */
    private static final List<String> SCHEMA_FIELDS =
            List.of("type", "properties", "enum", "const", "items", "allOf", "oneOf", "anyOf", "$ref");

    /** The limit of schemas that only join others. */
    private static final int DEEPEST = 20;

    private final DescriptionReferences links;
    private final NamedTypes names;
    private final JsonSchemaReader schemas;
    private final AvroSchemaReader avro;

    public PayloadSchemaReader(DescriptionReferences links, NamedTypes names, JsonSchemaReader schemas) {
        this.links = links;
        this.names = names;
        this.schemas = schemas;
        this.avro = new AvroSchemaReader(links, names);
    }

    /**
     * Returns the type of a payload.
     *
     * @param schema the schema, or an object with a {@code schemaFormat} and a {@code schema}, or null for any value
     * @param format the media type of the notation, or null for the dialect of AsyncAPI
     * @param message the name of the message, which becomes the name of a type without one
     */
    public TypeRef payload(@Nullable LocatedNode schema, @Nullable String format, String message) {
        if (schema == null) {
            return AnyType.ANY;
        }
        DescriptionObject several = several(schema);
        if (several != null) {
            return payload(several.place("schema"), several.text("schemaFormat"), message);
        }
        return switch (notation(format)) {
            case JSON_SCHEMA -> jsonSchema(schema, message);
            case AVRO -> avro.read(schema, message);
            case OTHER -> other(schema, String.valueOf(format));
        };
    }

    /** Returns the payload of a message that a schema refers to in place of a schema, else the schema itself. */
    public static LocatedNode schemaOf(LocatedNode schema) {
        boolean isMessage = schema.node() instanceof ObjectNode object
                && object.has("payload")
                && SCHEMA_FIELDS.stream().noneMatch(object::has);
        LocatedNode payload = isMessage ? schema.member("payload") : null;
        return payload == null ? schema : payload;
    }

    /** Lists the notations of schemas. */
    private enum Notation {
        JSON_SCHEMA,
        AVRO,
        OTHER
    }

    private static Notation notation(@Nullable String format) {
        String type = format == null ? "" : format.split(";")[0].strip().toLowerCase(Locale.ROOT);
        if (type.contains("avro")) {
            return Notation.AVRO;
        }
        boolean isDialect = type.isEmpty()
                || type.startsWith("application/vnd.aai.asyncapi")
                || type.startsWith("application/vnd.oai.openapi")
                || type.startsWith("application/schema")
                || type.equals("application/json")
                || type.equals("application/yaml");
        return isDialect ? Notation.JSON_SCHEMA : Notation.OTHER;
    }

    /** Returns the fields of a schema that states its own notation, as since version 3, or null. */
    private @Nullable DescriptionObject several(LocatedNode place) {
        LocatedNode end = links.follow(place);
        return end != null
                        && end.node() instanceof ObjectNode object
                        && object.has("schemaFormat")
                        && object.has("schema")
                ? DescriptionObject.of(end, "schema", links)
                : null;
    }

    /** Gives the schema of an object the name of its message, unless a reference names it. */
    private TypeRef jsonSchema(LocatedNode schema, String message) {
        boolean isObject = schema.node() instanceof ObjectNode object
                && !DescriptionReferences.isSchemaReference(schema)
                && (object.has("properties") || "object".equals(object.text("type")));
        return isObject ? names.named(schema, message) : schemas.read(schema);
    }

    private TypeRef other(LocatedNode schema, String format) {
        links.findings()
                .report(
                        DiagnosticCode.UNSERVED_FEATURE,
                        schema,
                        "the schema is written as `" + format + "`, which is not read; any payload is accepted",
                        "Describe the payload in JSON Schema or Avro.");
        return AnyType.ANY;
    }

    /** Returns the headers that a schema describes. Names that no header can have are reported and left out. */
    public List<Parameter> headers(LocatedNode schema) {
        List<Parameter> headers = new ArrayList<>();
        for (Parameter member : members(schema, Parameter.In.HEADER)) {
            if (HeaderName.isValid(member.name())) {
                headers.add(member);
            } else {
                links.findings().unexpected(schema, member.name(), "a header with a valid name");
            }
        }
        return headers;
    }

    /** Returns the members of a schema as parameters. */
    public List<Parameter> members(LocatedNode schema, Parameter.In in) {
        Map<String, Parameter> members = new LinkedHashMap<>();
        DescriptionObject several = several(schema);
        LocatedNode place = several == null ? schema : several.place("schema");
        if (place != null) {
            collect(place, in, members, 0);
        }
        return List.copyOf(members.values());
    }

    private void collect(LocatedNode place, Parameter.In in, Map<String, Parameter> members, int depth) {
        DescriptionObject schema = depth > DEEPEST ? null : DescriptionObject.following(place, "headers", links);
        if (schema == null) {
            return;
        }
        List<String> required = schema.texts("required");
        String style = in == Parameter.In.QUERY ? "form" : "simple";
        for (LocatedNode member : schema.members("properties")) {
            String name = member.name();
            TypeRef type = schemas.read(member);
            members.putIfAbsent(
                    name,
                    new Parameter(
                            name,
                            in,
                            type,
                            required.contains(name),
                            style,
                            in == Parameter.In.QUERY,
                            null,
                            type.notes().description(),
                            List.of()));
        }
        for (LocatedNode part : schema.list("allOf")) {
            collect(part, in, members, depth + 1);
        }
    }
}
