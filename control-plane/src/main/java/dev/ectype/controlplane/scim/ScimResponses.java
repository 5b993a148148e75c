package dev.ectype.controlplane.scim;

import dev.ectype.controlplane.scim.filter.AttributeSelection;
import dev.ectype.controlplane.scim.filter.ResourceQuery.Slice;
import java.net.URI;
import java.util.List;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Creates the responses with resources and lists. */
final class ScimResponses {
    private ScimResponses() {}

    /** Creates the response with a resource. Spring answers 304 if the client has its version. */
    static ResponseEntity<ObjectNode> of(ObjectNode resource, AttributeSelection selection) {
        return ResponseEntity.ok().eTag(meta(resource, "version")).body(selection.apply(resource));
    }

    static ResponseEntity<ObjectNode> created(ObjectNode resource, AttributeSelection selection) {
        return ResponseEntity.status(HttpStatus.CREATED)
                .eTag(meta(resource, "version"))
                .location(URI.create(meta(resource, "location")))
                .body(selection.apply(resource));
    }

    private static String meta(ObjectNode resource, String name) {
        return resource.path("meta").path(name).asString();
    }

    /** Creates a list response. */
    static ObjectNode list(Slice<ObjectNode> slice, int startIndex, AttributeSelection selection) {
        return list(
                slice.total(),
                startIndex,
                slice.items().stream().map(selection::apply).toList());
    }

    static ObjectNode list(int total, int startIndex, List<ObjectNode> resources) {
        ObjectNode list = JsonNodeFactory.instance.objectNode();
        list.putArray("schemas").add("urn:ietf:params:scim:api:messages:2.0:ListResponse");
        list.put("totalResults", total);
        list.put("startIndex", startIndex);
        list.put("itemsPerPage", resources.size());
        ArrayNode items = list.putArray("Resources");
        resources.forEach(items::add);
        return list;
    }
}
