package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A kind of thing that an API remembers.
 *
 * @param type what is stored: the fullest type with which the API shows one
 * @param identity how one is told from another
 * @param parent the resource that owns each of these, or null
 * @param singleton one per parent, or one in all when there is no parent
 * @param seeded no operation creates one: the emulator starts with some
 * @param lifecycle the member that holds its state with the states in order, or null
 * @param tombstone the type with which a deleted one is still shown, or null when a deleted one is gone
 * @param version the member that every change moves, by which clients tell which state they know, or null
 * @param unique the members whose values no two may share
 * @param compositions the members that are made of others
 */
public record Resource(
        ResourceName name,
        TypeRef type,
        ResourceIdentity identity,
        @Nullable ResourceName parent,
        boolean singleton,
        @JsonName("given") boolean seeded,
        @Nullable Lifecycle lifecycle,
        @Nullable TypeRef tombstone,
        @Nullable String version,
        List<String> unique,
        List<ComposedText> compositions) {
    public Resource {
        unique = List.copyOf(unique);
        compositions = List.copyOf(compositions);
    }

    /** The member that holds a resource's state, and every state in the order of the description. */
    public record Lifecycle(String member, List<String> states) {
        public Lifecycle {
            states = List.copyOf(states);
        }
    }

    public Resource withParent(ResourceName given) {
        return new Resource(
                name,
                type,
                identity,
                given,
                singleton,
                this.seeded,
                lifecycle,
                tombstone,
                version,
                unique,
                compositions);
    }

    public Resource withLifecycle(Lifecycle found) {
        return new Resource(
                name, type, identity, parent, singleton, seeded, found, tombstone, version, unique, compositions);
    }
}
