package dev.ectype.runtime.plan.resource;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import dev.ectype.runtime.schema.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A kind of thing that the API keeps.
 *
 * @param parent the resource that its instances live under, or null
 * @param seeded whether instances exist that no operation created
 * @param tombstone what a deleted instance reads as, or null when it is gone
 * @param flags what operations say yes or no to
 * @param version the member that every change moves, or null
 * @param unique the members whose values no two may share
 * @param compositions the members that are made of others
 * @param ownerMember the member that holds the parent's identifier, or null
 */
public record ResourcePlan(
        String name,
        Schema type,
        @Nullable IdentityPlan identity,
        @Nullable String parent,
        boolean singleton,
        boolean seeded,
        @Nullable LifecyclePlan lifecycle,
        @Nullable Schema tombstone,
        List<FlagPlan> flags,
        @Nullable String version,
        List<String> unique,
        List<CompositionPlan> compositions,
        @Nullable String ownerMember) {
    public ResourcePlan {
        flags = List.copyOf(flags);
        unique = List.copyOf(unique);
        compositions = List.copyOf(compositions);
    }

    public static ResourcePlan of(PlanObjectReader fields) {
        return new ResourcePlan(
                fields.text("name"),
                fields.schema("type"),
                fields.one("identity", IdentityPlan::of),
                fields.optionalText("parent"),
                fields.flag("singleton"),
                fields.flag("given"),
                fields.one("lifecycle", LifecyclePlan::of),
                fields.one("tombstone", type -> type.types().read(type.object())),
                fields.list("marks", FlagPlan::of),
                fields.optionalText("version"),
                fields.texts("unique"),
                fields.list("compositions", CompositionPlan::of),
                fields.optionalText("ownerMember"));
    }
}
