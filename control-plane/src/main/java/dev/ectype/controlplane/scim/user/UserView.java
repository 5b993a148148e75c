package dev.ectype.controlplane.scim.user;

import dev.ectype.controlplane.platform.address.ServiceAddress;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.web.TimeText;
import dev.ectype.controlplane.scim.group.GroupReference;
import dev.ectype.controlplane.scim.schema.ScimAttribute;
import dev.ectype.controlplane.scim.schema.ScimResourceType;
import dev.ectype.controlplane.scim.schema.VersionTag;
import java.util.List;
import org.springframework.stereotype.Component;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Converts members to resources of SCIM. */
@Component
final class UserView {
    private static final ScimResourceType TYPE = ScimResourceType.USER;
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final ServiceAddress address;

    UserView(ServiceAddress address) {
        this.address = address;
    }

    /** Returns the attributes that clients may write. */
    static ObjectNode writable(ScimUser user) {
        ObjectNode stored = user.attributes() == null ? unprovisioned(user) : user.attributes();
        ObjectNode resource = NODES.objectNode();
        if (user.externalId() != null) {
            resource.put("externalId", user.externalId());
        }
        for (ScimAttribute attribute : TYPE.core().attributes()) {
            switch (attribute.name()) {
                case "userName" -> resource.put("userName", userName(user, stored));
                case "active" -> resource.put("active", user.active());
                default -> {
                    if (stored.has(attribute.name())) {
                        resource.set(attribute.name(), stored.get(attribute.name()));
                    }
                }
            }
        }
        String extension = TYPE.extension().urn();
        if (stored.has(extension)) {
            resource.set(extension, stored.get(extension));
        }
        return resource;
    }

    /** Returns the spelling of the identity provider, if the address has not changed since. */
    private static String userName(ScimUser user, ObjectNode stored) {
        String sent = stored.path("userName").asString("");
        return sent.equalsIgnoreCase(user.email()) ? sent : user.email();
    }

    private static ObjectNode unprovisioned(ScimUser user) {
        ObjectNode attributes = NODES.objectNode();
        if (user.name() != null) {
            attributes.putObject("name").put("formatted", user.name());
            attributes.put("displayName", user.name());
        }
        attributes
                .putArray("emails")
                .addObject()
                .put("value", user.email())
                .put("type", "work")
                .put("primary", true);
        return attributes;
    }

    /** Returns the version. Groups do not count, because they change without the user. */
    static VersionTag version(ScimUser user) {
        return VersionTag.of(writable(user));
    }

    ObjectNode resource(ScimUser user, List<GroupReference> groups) {
        String id = IdKind.USER.text(user.id());
        ObjectNode attributes = writable(user);
        ObjectNode resource = NODES.objectNode();
        ArrayNode schemas = resource.putArray("schemas").add(TYPE.core().urn());
        if (attributes.has(TYPE.extension().urn())) {
            schemas.add(TYPE.extension().urn());
        }
        resource.put("id", id).setAll(attributes);
        if (!groups.isEmpty()) {
            ArrayNode values = resource.putArray("groups");
            groups.forEach(group -> values.addObject()
                    .put("value", IdKind.GROUP.text(group.id()))
                    .put("$ref", url(ScimResourceType.GROUP.path(IdKind.GROUP.text(group.id()))))
                    .put("display", group.displayName())
                    .put("type", "direct"));
        }
        resource.putObject("meta")
                .put("resourceType", TYPE.text())
                .put("created", TimeText.of(user.createdAt()))
                .put("lastModified", TimeText.of(user.updatedAt()))
                .put("location", url(TYPE.path(id)))
                .put("version", VersionTag.of(attributes).text());
        return resource;
    }

    private String url(String path) {
        return address.api().resolve(path).toString();
    }
}
