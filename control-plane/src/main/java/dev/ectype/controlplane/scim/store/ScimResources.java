package dev.ectype.controlplane.scim.store;

import dev.ectype.controlplane.scim.provider.ProviderAccess;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/** Changes the resources of one type. */
public interface ScimResources {
    /** Creates a resource with these attributes and returns its identifier. */
    String create(ProviderAccess access, ObjectNode wanted);

    /**
     * Changes a resource.
     *
     * @param ifMatch the header {@code If-Match}, or null
     * @param change the function from the current attributes to the wanted ones
     */
    void change(ProviderAccess access, String id, @Nullable String ifMatch, UnaryOperator<ObjectNode> change);

    /**
     * Deletes a resource.
     *
     * @param ifMatch the header {@code If-Match}, or null
     */
    void delete(ProviderAccess access, String id, @Nullable String ifMatch);
}
