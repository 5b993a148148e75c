package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.BodyPlan;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.plan.resource.RequestNamePlan;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.IntersectionSchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.NamedSchema;
import dev.ectype.runtime.schema.NoneSchema;
import dev.ectype.runtime.schema.NullableSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.SubtypeTable;
import dev.ectype.runtime.schema.UnionSchema;
import dev.ectype.runtime.schema.keyword.Direction;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the members of a resource that no request can set. */
public final class ServerMembers {
    private static final int DEEPEST = 8;
    private static final List<String> READING = List.of("GET", "HEAD", "DELETE");

    private final ResourceShape shape;
    private final List<OperationPlan> writers = new ArrayList<>(0);
    private volatile @Nullable Set<String> names;

    ServerMembers(ResourceShape shape) {
        this.shape = shape;
    }

    /** Adds an operation of the resource. */
    void add(OperationPlan operation) {
        boolean reads = operation.binding() instanceof BindingPlan.Http http && READING.contains(http.method());
        if (!reads) {
            writers.add(operation);
        }
    }

    /** Returns the names. Racing threads may compute them twice, which is harmless. */
    public Set<String> names() {
        Set<String> known = names;
        if (known == null) {
            known = Collections.unmodifiableSet(found());
            names = known;
        }
        return known;
    }

    private Set<String> found() {
        Set<String> found = new LinkedHashSet<>();
        ObjectSchema object = plain(shape.type(), 0);
        if (object == null) {
            return found;
        }
        Sent sent = new Sent();
        writers.forEach(writer -> sent.add(writer, MemberPath.EMPTY));
        shape.embeddingParents()
                .forEach(child ->
                        child.parent().serverMembers().writers.forEach(writer -> sent.add(writer, child.at())));
        for (MemberSchema member : object.members()) {
            boolean open = sent.isOpen && member.isVisible(Direction.REQUEST);
            boolean carried = open || sent.sets(member.name(), shape.plan().requestNames());
            if (!carried) {
                found.add(member.name());
            }
        }
        return found;
    }

    /** Returns the object type, or null if conditions may reject objects with these members. */
    private static @Nullable ObjectSchema plain(Schema type, int depth) {
        if (type instanceof ObjectSchema object) {
            return object.rules().conditions().isEmpty() ? object : null;
        }
        if (depth < DEEPEST && type instanceof NamedSchema named) {
            return plain(named.target(), depth + 1);
        }
        if (depth < DEEPEST && type instanceof NullableSchema nullable) {
            return plain(nullable.type(), depth + 1);
        }
        boolean exact =
                type instanceof IntersectionSchema joined && joined.merged().exact();
        return exact && depth < DEEPEST
                ? plain(((IntersectionSchema) type).merged().schema(), depth + 1)
                : null;
    }

    /** Collects the members that requests can carry. */
    private static final class Sent {
        private final Set<String> names = new LinkedHashSet<>();
        /** The visited types. Variants may reference each other. */
        private final Map<Schema, Boolean> seen = new IdentityHashMap<>();

        private boolean isOpen;

        void add(OperationPlan operation, MemberPath at) {
            for (ParameterPlan parameter : operation.parameters()) {
                names.add(parameter.name());
            }
            BodyPlan body = operation.body();
            for (MediaPlan media : body == null ? List.<MediaPlan>of() : body.media()) {
                Schema item = SchemaShape.at(media.type(), body == null ? MemberPath.EMPTY : body.at());
                Schema part = item == null || at.isEmpty()
                        ? item
                        : SchemaShape.at(item, MemberPath.of(at.names().get(0)));
                add(part == null ? NoneSchema.NONE : part, 0);
            }
        }

        /** Returns whether requests carry a member, or one of the names under which they set it. */
        boolean sets(String member, List<RequestNamePlan> others) {
            return names.contains(member)
                    || others.stream()
                            .filter(other -> other.member().equals(member))
                            .anyMatch(other -> other.names().stream().anyMatch(names::contains));
        }

        private void add(Schema type, int depth) {
            Schema bare = SchemaShape.bare(type);
            if (depth >= DEEPEST || bare instanceof AnySchema) {
                isOpen = true;
            } else if (seen.put(bare, true) != null) {
                return;
            } else if (bare instanceof ObjectSchema object) {
                members(object, depth);
            } else if (bare instanceof ArraySchema list) {
                add(list.items(), depth + 1);
            } else if (bare instanceof UnionSchema union) {
                union.variants().forEach(variant -> add(variant, depth + 1));
            }
        }

        private void members(ObjectSchema object, int depth) {
            for (MemberSchema member : object.members()) {
                if (member.isVisible(Direction.REQUEST)) {
                    names.add(member.name());
                }
            }
            SubtypeTable subtypes = object.rules().subtypes();
            if (subtypes != null) {
                subtypes.types().values().forEach(subtype -> add(subtype, depth + 1));
            }
            isOpen |= object.members().isEmpty() && !(object.additional() instanceof NoneSchema);
        }
    }
}
