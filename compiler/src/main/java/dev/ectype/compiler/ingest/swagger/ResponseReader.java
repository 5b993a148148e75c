package dev.ectype.compiler.ingest.swagger;

import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ingest.document.DescriptionReferences;
import dev.ectype.compiler.ingest.path.ResponseKeys;
import dev.ectype.compiler.ingest.schema.JsonSchemaReader;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.compiler.source.LocatedNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads the responses of operations. Their media types are those that the operation produces. */
final class ResponseReader {
    private final DescriptionObject root;
    private final DescriptionReferences links;
    private final JsonSchemaReader schemas;
    private final ParameterReader parameters;

    ResponseReader(
            DescriptionObject root, DescriptionReferences links, JsonSchemaReader schemas, ParameterReader parameters) {
        this.root = root;
        this.links = links;
        this.schemas = schemas;
        this.parameters = parameters;
    }

    List<Response> read(DescriptionObject operation) {
        List<String> produced = OperationMediaTypes.of(root, operation, "produces");
        List<Response> responses = new ArrayList<>();
        for (LocatedNode place : operation.members("responses")) {
            String status = ResponseKeys.status(place, links.findings());
            DescriptionObject fields = status == null ? null : DescriptionObject.following(place, "responses", links);
            if (status != null) {
                responses.add(
                        fields == null
                                ? new Response(status, null, List.of(), List.of())
                                : new Response(
                                        status,
                                        fields.text("description"),
                                        media(fields, produced),
                                        parameters.headers(fields)));
            }
        }
        return responses;
    }

    private List<Media> media(DescriptionObject response, List<String> produced) {
        Map<String, JsonValue> examples = new LinkedHashMap<>();
        for (LocatedNode place : response.members("examples")) {
            examples.put(ResponseKeys.mediaType(place.name()), place.node().toJson());
        }
        if (!response.has("schema") && examples.isEmpty()) {
            return List.of();
        }
        DescriptionObject schema = response.has("schema") ? response.object("schema") : null;
        boolean isFile = schema != null && "file".equals(schema.text("type"));
        Set<String> types = new LinkedHashSet<>(produced);
        types.addAll(examples.keySet());
        if (types.isEmpty()) {
            types.add(isFile ? OperationMediaTypes.BINARY : OperationMediaTypes.JSON);
        }
        List<Media> media = new ArrayList<>();
        for (String type : types) {
            JsonValue example = examples.get(type);
            media.add(new Media(
                    type,
                    schemas.readField(response, "schema"),
                    example == null ? List.of() : List.of(example),
                    new LinkedHashMap<>()));
        }
        return media;
    }
}
