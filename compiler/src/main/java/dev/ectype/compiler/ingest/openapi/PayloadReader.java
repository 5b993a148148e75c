package dev.ectype.compiler.ingest.openapi;

import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ingest.document.DescriptionReferences;
import dev.ectype.compiler.ingest.path.ResponseKeys;
import dev.ectype.compiler.ingest.schema.JsonSchemaReader;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.MemberCondition;
import dev.ectype.compiler.ir.RequestBody;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.source.LocatedNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the bodies of requests and replies. */
final class PayloadReader {
    /** An extension of Ectype: marks an error as the usual reply of an operation. */
    private static final String USUAL = "x-ectype-usual";

    /** An extension of Ectype: the members that depend on a query parameter. */
    private static final String CONDITIONS = "x-ectype-conditions";

    private final DescriptionReferences links;
    private final JsonSchemaReader schemas;
    private final OpenApiParameterReader parameters;
    private final ExampleReader examples;

    PayloadReader(
            DescriptionReferences links,
            JsonSchemaReader schemas,
            OpenApiParameterReader parameters,
            ExampleReader examples) {
        this.links = links;
        this.schemas = schemas;
        this.parameters = parameters;
        this.examples = examples;
    }

    @Nullable
    RequestBody body(DescriptionObject operation) {
        DescriptionObject body = operation.object("requestBody");
        return body == null ? null : new RequestBody(body.flag("required", false), media(body));
    }

    List<Response> responses(DescriptionObject operation) {
        List<Response> responses = new ArrayList<>();
        for (LocatedNode place : operation.members("responses")) {
            String status = ResponseKeys.status(place, links.findings());
            if (status != null) {
                responses.add(response(status, place));
            }
        }
        return responses;
    }

    private Response response(String status, LocatedNode place) {
        DescriptionObject response = DescriptionObject.following(place, "responses", links);
        return response == null
                ? new Response(status, null, List.of(), List.of())
                : new Response(
                        status,
                        response.text("description"),
                        media(response),
                        parameters.headers(response),
                        response.flag(USUAL, false),
                        conditions(response));
    }

    private List<MemberCondition> conditions(DescriptionObject response) {
        List<MemberCondition> conditions = new ArrayList<>();
        for (LocatedNode place : response.list(CONDITIONS)) {
            DescriptionObject each = DescriptionObject.of(place, CONDITIONS, links);
            String parameter = each == null ? null : each.text("parameter");
            if (each != null && parameter != null) {
                List<MemberPath> members = each.texts("members").stream()
                        .map(MemberPath::ofPointer)
                        .toList();
                conditions.add(new MemberCondition(parameter, each.text("value"), members));
            }
        }
        return conditions;
    }

    private List<Media> media(DescriptionObject owner) {
        List<Media> media = new ArrayList<>();
        for (LocatedNode place : owner.members("content")) {
            DescriptionObject fields = DescriptionObject.following(place, "content", links);
            media.add(
                    fields == null
                            ? new Media(ResponseKeys.mediaType(place.name()), null, List.of(), new LinkedHashMap<>())
                            : new Media(
                                    ResponseKeys.mediaType(place.name()),
                                    schemas.readField(fields, "schema"),
                                    examples.read(fields),
                                    encodings(fields)));
        }
        return media;
    }

    private Map<String, Media.Encoding> encodings(DescriptionObject media) {
        Map<String, Media.Encoding> encodings = new LinkedHashMap<>();
        for (LocatedNode place : media.members("encoding")) {
            DescriptionObject encoding = DescriptionObject.following(place, "encoding", links);
            if (encoding != null) {
                String style = encoding.text("style");
                boolean explode = encoding.flag("explode", style == null || style.equals("form"));
                encodings.put(place.name(), new Media.Encoding(encoding.text("contentType"), style, explode));
            }
        }
        return encodings;
    }
}
