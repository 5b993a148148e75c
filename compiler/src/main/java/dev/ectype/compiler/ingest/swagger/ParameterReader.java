package dev.ectype.compiler.ingest.swagger;

import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ingest.document.DescriptionReferences;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.binding.Parameter.In;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.NullableType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.compiler.source.LocatedNode;
import java.util.ArrayList;
import java.util.List;

/** Reads parameters of operations and headers of responses. */
final class ParameterReader {
    private final DescriptionReferences links;
    private final ValueSchemas values;

    ParameterReader(DescriptionReferences links, ValueSchemas values) {
        this.links = links;
        this.values = values;
    }

    /** Returns the parameters in the path, the query and headers. */
    List<Parameter> read(DeclaredParameters declared) {
        List<Parameter> parameters = new ArrayList<>();
        for (DeclaredParameters.DeclaredParameter each : declared.values()) {
            In in = each.in().equals("path") ? In.PATH : each.in().equals("query") ? In.QUERY : In.HEADER;
            parameters.add(parameter(each.fields(), each.name(), in));
        }
        return parameters;
    }

    /** Returns the described headers of a response. */
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

    /** Returns the type of a member of a form. */
    TypeRef fieldType(DescriptionObject fields) {
        return values.type(fields, "description");
    }

    private Parameter parameter(DescriptionObject fields, String name, In in) {
        TypeRef type = values.type(fields);
        ArrayStyle style = ArrayStyle.of(fields, in == In.QUERY ? "form" : "simple", links);
        boolean isEmpty = in == In.QUERY && fields.flag("allowEmptyValue", false) && !(type instanceof NullableType);
        LocatedNode example = fields.place("x-example");
        List<JsonValue> examples =
                example == null ? List.of() : List.of(example.node().toJson());
        return new Parameter(
                name,
                in,
                isEmpty ? new NullableType(type, TypeNotes.NONE) : type,
                fields.flag("required", false),
                style.name(),
                type instanceof ArrayType ? style.explode() : style.name().equals("form"),
                null,
                fields.text("description"),
                examples);
    }
}
