package dev.ectype.compiler.infer.stated;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.stated.ResourceKey;
import dev.ectype.compiler.ir.stated.Statement;
import org.jspecify.annotations.Nullable;

/** Finds the resources that statements are about. */
public final class StatedResources {
    private StatedResources() {}

    /** Returns the resource of a key, or null. */
    static @Nullable ResourceDraft find(ModelDraft draft, ResourceKey key) {
        if (key instanceof ResourceKey.Named named) {
            return draft.findByName(named.name());
        }
        ResourceKey.OfType typed = (ResourceKey.OfType) key;
        return draft.resources().stream()
                .filter(each -> each.name != null
                        && draft.shapes.names(each.storedType()).contains(typed.type()))
                .findFirst()
                .orElse(null);
    }

    /** Returns whether a key selects a named resource. */
    static boolean selects(ModelDraft draft, ResourceKey key, ResourceName name) {
        ResourceDraft found = find(draft, key);
        return found != null && name.equals(found.name);
    }

    /** Returns whether a member is the stated identifier of a resource. */
    public static boolean isIdentifier(ModelDraft draft, ResourceDraft resource, String member) {
        return draft.stated()
                .all(Statement.Identifier.class)
                .anyMatch(each ->
                        each.member().equals(member) && selects(draft, each.resource(), resource.resourceName()));
    }
}
