package dev.ectype.controlplane.scim;

import dev.ectype.controlplane.platform.address.ServiceAddress;
import dev.ectype.controlplane.platform.problem.ScimPath;
import dev.ectype.controlplane.scim.filter.ResourceQuery;
import dev.ectype.controlplane.scim.schema.ScimResourceType;
import dev.ectype.controlplane.scim.schema.ScimSchema;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Describes the service, its resource types and their schemas (RFC 7643, sections 5 to 7). */
@Component
final class DiscoveryDocuments {
    private static final String CORE = "urn:ietf:params:scim:schemas:core:2.0:";
    private static final String SUPPORTED = "supported";

    private final ServiceAddress address;

    DiscoveryDocuments(ServiceAddress address) {
        this.address = address;
    }

    ObjectNode configuration() {
        ObjectNode document = document("ServiceProviderConfig");
        document.put("documentationUri", address.api().resolve("/docs").toString());
        document.putObject("patch").put(SUPPORTED, true);
        document.putObject("bulk").put(SUPPORTED, false).put("maxOperations", 0).put("maxPayloadSize", 0);
        document.putObject("filter").put(SUPPORTED, true).put("maxResults", ResourceQuery.MOST_RESULTS);
        document.putObject("changePassword").put(SUPPORTED, false);
        document.putObject("sort").put(SUPPORTED, true);
        document.putObject("etag").put(SUPPORTED, true);
        document.putArray("authenticationSchemes")
                .addObject()
                .put("type", "oauthbearertoken")
                .put("name", "SCIM token")
                .put(
                        "description",
                        "The token of an identity provider, which an administrator creates with POST "
                                + "/v1/sso/providers/{id}/scim-token, or a key with the scope admin.")
                .put("specUri", "https://www.rfc-editor.org/info/rfc6750")
                .put("primary", true);
        return located(document, "ServiceProviderConfig", "/ServiceProviderConfig");
    }

    List<ObjectNode> resourceTypes() {
        return Arrays.stream(ScimResourceType.values()).map(this::resourceType).toList();
    }

    private ObjectNode resourceType(ScimResourceType type) {
        ObjectNode document = document("ResourceType");
        document.put("id", type.text());
        document.put("name", type.text());
        document.put("endpoint", type.path().substring(ScimPath.ROOT.length()));
        document.put("description", type.core().description());
        document.put("schema", type.core().urn());
        document.putArray("schemaExtensions")
                .addObject()
                .put("schema", type.extension().urn())
                .put("required", false);
        return located(document, "ResourceType", "/ResourceTypes/" + type.text());
    }

    List<ObjectNode> schemas() {
        return Arrays.stream(ScimResourceType.values())
                .flatMap(type -> Stream.of(type.core(), type.extension()))
                .map(this::schema)
                .toList();
    }

    private ObjectNode schema(ScimSchema schema) {
        ObjectNode document = document("Schema");
        document.put("id", schema.urn());
        document.put("name", schema.name());
        document.put("description", schema.description());
        document.set("attributes", AttributeDefinitions.of(schema.attributes()));
        return located(document, "Schema", "/Schemas/" + schema.urn());
    }

    private static ObjectNode document(String schema) {
        ObjectNode document = JsonNodeFactory.instance.objectNode();
        document.putArray("schemas").add(CORE + schema);
        return document;
    }

    private ObjectNode located(ObjectNode document, String type, String path) {
        document.putObject("meta")
                .put("resourceType", type)
                .put("location", address.api().resolve(ScimPath.ROOT + path).toString());
        return document;
    }
}
