package dev.ectype.compiler.ingest.openapi;

import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ingest.document.DescriptionReferences;
import dev.ectype.compiler.ingest.document.HeaderName;
import dev.ectype.compiler.ingest.schema.JsonSchemaReader;
import dev.ectype.compiler.ingest.schema.PrimitiveReader;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.binding.Parameter.In;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.NullableType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.tree.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads parameters of operations and headers of replies. */
final class OpenApiParameterReader {
    private final DescriptionReferences links;
    private final JsonSchemaReader schemas;
    private final ExampleReader examples;

    OpenApiParameterReader(DescriptionReferences links, JsonSchemaReader schemas, ExampleReader examples) {
        this.links = links;
        this.schemas = schemas;
        this.examples = examples;
    }

    /** Returns the parameters of a path, overridden by those of an operation with the same location and name. */
    List<Parameter> parameters(DescriptionObject path, DescriptionObject operation) {
        Map<String, Parameter> parameters = new LinkedHashMap<>();
        for (DescriptionObject owner : List.of(path, operation)) {
            for (LocatedNode place : owner.list("parameters")) {
                Parameter parameter = parameter(place);
                if (parameter != null) {
                    parameters.put(parameter.in() + " " + parameter.name(), parameter);
                }
            }
        }
        return new ArrayList<>(parameters.values());
    }

    /** Returns the described headers of a reply. */
    List<Parameter> headers(DescriptionObject response) {
        List<Parameter> headers = new ArrayList<>();
        for (LocatedNode place : response.members("headers")) {
            DescriptionObject header = DescriptionObject.following(place, "headers", links);
            if (header != null && !place.name().equalsIgnoreCase("content-type")) {
                headers.add(parameter(header, place.name(), In.HEADER));
            }
        }
        return headers;
    }

    private @Nullable Parameter parameter(LocatedNode place) {
        DescriptionObject fields = DescriptionObject.following(place, "parameters", links);
        if (fields == null) {
            return null;
        }
        String name = fields.text("name");
        In in = in(fields);
        if (name == null || in == null) {
            links.findings().unexpected(place, "parameters", "objects with a `name` and an `in`");
            return null;
        }
        if (in == In.HEADER && !HeaderName.isValid(name)) {
            links.findings().unexpected(place, "parameters", "headers with valid names");
            return null;
        }
        boolean ignored = in == In.HEADER && HeaderName.isDescribedElsewhere(name);
        return ignored ? null : parameter(fields, name, in);
    }

    private Parameter parameter(DescriptionObject fields, String name, In in) {
        String style = fields.text("style");
        String known = style == null ? in == In.QUERY || in == In.COOKIE ? "form" : "simple" : style;
        List<LocatedNode> content = fields.members("content");
        DescriptionObject media =
                content.isEmpty() ? null : DescriptionObject.following(content.get(0), "content", links);
        List<JsonValue> values = new ArrayList<>(examples.read(fields));
        if (media != null) {
            values.addAll(examples.read(media));
        }
        return new Parameter(
                name,
                in,
                in == In.QUERY && fields.flag("allowEmptyValue", false)
                        ? empty(type(fields, media))
                        : type(fields, media),
                fields.flag("required", false) && (in == In.PATH || isPossible(fields)),
                known,
                fields.flag("explode", known.equals("form")),
                media == null ? null : content.get(0).name(),
                fields.text("description"),
                values);
    }

    /**
     * Returns whether any value can match the parameter. A required parameter without possible values would reject
     * every request.
     */
    private boolean isPossible(DescriptionObject fields) {
        LocatedNode schema = fields.place("schema");
        LocatedNode end = schema == null ? null : links.follow(schema);
        DescriptionObject written =
                end != null && end.node() instanceof ObjectNode ? DescriptionObject.of(end, "schema", links) : null;
        return written == null || !PrimitiveReader.matchesNothing(written);
    }

    private TypeRef type(DescriptionObject fields, @Nullable DescriptionObject media) {
        TypeRef type = schemas.readField(media == null ? fields : media, "schema");
        if (type != null) {
            return type;
        }
        return media == null ? new TextType(null, null, null, null, TypeNotes.NONE) : AnyType.ANY;
    }

    /** Makes a type nullable: a name without a value means null. */
    private static TypeRef empty(TypeRef type) {
        boolean open = type instanceof AnyType || type instanceof NullableType;
        return open ? type : new NullableType(type, TypeNotes.NONE);
    }

    private static @Nullable In in(DescriptionObject fields) {
        String in = fields.text("in");
        return switch (in == null ? "" : in.toLowerCase(Locale.ROOT)) {
            case "path" -> In.PATH;
            case "query" -> In.QUERY;
            case "header" -> In.HEADER;
            case "cookie" -> In.COOKIE;
            default -> null;
        };
    }
}
