package dev.ectype.controlplane.scim.group;

import dev.ectype.controlplane.platform.address.ServiceAddress;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.web.TimeText;
import dev.ectype.controlplane.scim.schema.ScimResourceType;
import dev.ectype.controlplane.scim.schema.VersionTag;
import java.util.Collection;
import java.util.List;
import java.util.UUID;
import org.springframework.stereotype.Component;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Converts groups to resources of SCIM. */
@Component
final class GroupView {
    static final String MEMBERS = "members";
    static final String SCOPE = "scope";
    private static final ScimResourceType TYPE = ScimResourceType.GROUP;
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final ServiceAddress address;

    GroupView(ServiceAddress address) {
        this.address = address;
    }

    /** Returns the attributes that clients may write. */
    static ObjectNode writable(ScimGroup group, Collection<UUID> members) {
        ObjectNode resource = attributes(group);
        if (!members.isEmpty()) {
            ArrayNode values = resource.putArray(MEMBERS);
            members.forEach(member -> values.addObject().put("value", IdKind.USER.text(member)));
        }
        addScope(group, resource);
        return resource;
    }

    private static ObjectNode attributes(ScimGroup group) {
        ObjectNode resource = NODES.objectNode();
        if (group.externalId() != null) {
            resource.put("externalId", group.externalId());
        }
        return resource.put("displayName", group.displayName());
    }

    private static void addScope(ScimGroup group, ObjectNode resource) {
        if (group.scope() != null) {
            resource.putObject(TYPE.extension().urn()).put(SCOPE, group.scope().text());
        }
    }

    /** Returns the version. The number of members counts too, because members leave when an administrator removes them. */
    static VersionTag version(ScimGroup group) {
        return VersionTag.of(group.version() + "-" + group.memberCount());
    }

    ObjectNode resource(ScimGroup group, List<GroupMember> members) {
        String id = IdKind.GROUP.text(group.id());
        ObjectNode resource = NODES.objectNode();
        ArrayNode schemas = resource.putArray("schemas").add(TYPE.core().urn());
        if (group.scope() != null) {
            schemas.add(TYPE.extension().urn());
        }
        resource.put("id", id).setAll(attributes(group));
        if (!members.isEmpty()) {
            ArrayNode values = resource.putArray(MEMBERS);
            members.forEach(member -> values.addObject()
                    .put("value", IdKind.USER.text(member.user()))
                    .put("$ref", url(ScimResourceType.USER.path(IdKind.USER.text(member.user()))))
                    .put("display", member.display())
                    .put("type", "User"));
        }
        addScope(group, resource);
        resource.putObject("meta")
                .put("resourceType", TYPE.text())
                .put("created", TimeText.of(group.createdAt()))
                .put("lastModified", TimeText.of(group.updatedAt()))
                .put("location", url(TYPE.path(id)))
                .put("version", version(group).text());
        return resource;
    }

    private String url(String path) {
        return address.api().resolve(path).toString();
    }
}
