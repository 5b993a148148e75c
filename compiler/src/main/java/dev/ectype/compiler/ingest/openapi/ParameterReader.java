package dev.ectype.compiler.ingest.openapi;

import dev.ectype.compiler.ir.AnyType;
import dev.ectype.compiler.ir.Notes;
import dev.ectype.compiler.ir.NullableType;
import dev.ectype.compiler.ir.Parameter;
import dev.ectype.compiler.ir.Parameter.In;
import dev.ectype.compiler.ir.TextType;
import dev.ectype.compiler.ir.TypeRef;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.compiler.source.Located;
import dev.ectype.compiler.source.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads parameters of operations and headers of replies. */
final class ParameterReader {
    private static final List<String> NO_PARAMETERS = List.of("accept", "content-type", "authorization");

    private static final Pattern TOKEN = Pattern.compile("[!#$%&'*+.^_`|~0-9A-Za-z-]+");

    private final Links links;
    private final SchemaReader schemas;
    private final ExampleReader examples;

    ParameterReader(Links links, SchemaReader schemas, ExampleReader examples) {
        this.links = links;
        this.schemas = schemas;
        this.examples = examples;
    }

    /** The parameters of a path with those of an operation, which replace them by place and name. */
    List<Parameter> parameters(Fields path, Fields operation) {
        Map<String, Parameter> parameters = new LinkedHashMap<>();
        for (Fields owner : List.of(path, operation)) {
            for (Located place : owner.list("parameters")) {
                Parameter parameter = parameter(place);
                if (parameter != null) {
                    parameters.put(parameter.in() + " " + parameter.name(), parameter);
                }
            }
        }
        return new ArrayList<>(parameters.values());
    }

    /** Whether a header may have that name. */
    static boolean isHeader(String name) {
        return TOKEN.matcher(name).matches();
    }

    /** The headers that a reply describes. */
    List<Parameter> headers(Fields response) {
        List<Parameter> headers = new ArrayList<>();
        for (Located place : response.members("headers")) {
            Fields header = Fields.following(place, "headers", links);
            if (header != null && !place.name().equalsIgnoreCase("content-type")) {
                headers.add(parameter(header, place.name(), In.HEADER));
            }
        }
        return headers;
    }

    private @Nullable Parameter parameter(Located place) {
        Fields fields = Fields.following(place, "parameters", links);
        if (fields == null) {
            return null;
        }
        String name = fields.text("name");
        In in = in(fields);
        if (name == null || in == null) {
            links.findings().unexpected(place, "parameters", "objects with a `name` and an `in`");
            return null;
        }
        if (in == In.HEADER && !isHeader(name)) {
            links.findings().unexpected(place, "parameters", "headers with names that can be sent");
            return null;
        }
        // The format says that these three are described elsewhere: by bodies, replies and security.
        boolean ignored = in == In.HEADER && NO_PARAMETERS.contains(name.toLowerCase(Locale.ROOT));
        return ignored ? null : parameter(fields, name, in);
    }

    private Parameter parameter(Fields fields, String name, In in) {
        String style = fields.text("style");
        String known = style == null ? in == In.QUERY || in == In.COOKIE ? "form" : "simple" : style;
        List<Located> content = fields.members("content");
        Fields media = content.isEmpty() ? null : Fields.following(content.get(0), "content", links);
        List<JsonValue> shown = new ArrayList<>(examples.read(fields));
        if (media != null) {
            shown.addAll(examples.read(media));
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
                shown);
    }

    /** Whether clients that take the description by the letter can send the parameter: what nobody sends cannot be demanded. */
    private boolean isPossible(Fields fields) {
        Located schema = fields.place("schema");
        Located end = schema == null ? null : links.follow(schema);
        Fields written = end != null && end.node() instanceof ObjectNode ? Fields.of(end, "schema", links) : null;
        return written == null || !Primitives.matchesNothing(written);
    }

    private TypeRef type(Fields fields, @Nullable Fields media) {
        TypeRef type = schemas.readField(media == null ? fields : media, "schema");
        if (type != null) {
            return type;
        }
        return media == null ? new TextType(null, null, null, null, Notes.NONE) : AnyType.ANY;
    }

    /** A name without a value means nothing else than no value. */
    private static TypeRef empty(TypeRef type) {
        boolean open = type instanceof AnyType || type instanceof NullableType;
        return open ? type : new NullableType(type, Notes.NONE);
    }

    private static @Nullable In in(Fields fields) {
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
