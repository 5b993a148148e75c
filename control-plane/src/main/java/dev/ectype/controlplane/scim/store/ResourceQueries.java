package dev.ectype.controlplane.scim.store;

import dev.ectype.controlplane.scim.filter.AttributeSelection;
import dev.ectype.controlplane.scim.filter.ResourceQuery;
import dev.ectype.controlplane.scim.filter.ResourceQuery.Slice;
import dev.ectype.controlplane.scim.provider.ProviderAccess;
import tools.jackson.databind.node.ObjectNode;

/** Reads the resources of one type. */
public interface ResourceQueries {
    ObjectNode get(ProviderAccess access, String id, AttributeSelection selection);

    Slice<ObjectNode> list(ProviderAccess access, ResourceQuery query);
}
