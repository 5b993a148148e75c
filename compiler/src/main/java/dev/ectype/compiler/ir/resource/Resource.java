package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonInline;
import dev.ectype.compiler.json.JsonName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes a kind of object that an API stores.
 *
 * @param type the stored type: the most complete type of the API's replies
 * @param identity the identity of an instance
 * @param parent the owning resource, or null
 * @param singleton true for one instance per parent, or one in all without a parent
 * @param seeded true if no operation creates instances, so that the emulator starts with some
 * @param lifecycle the state member with its states in order, or null
 * @param tombstone the type of a deleted instance's reply, or null if a deleted instance is missing
 * @param version the version member that every change updates, or null
 * @param unique the members with unique values
 * @param compositions the members that are composed of others
 * @param flags the members that operations set and clear
 * @param references the members with which embedded objects identify instances
 * @param describing the objects with members that describe the whole instance, such as {@code attributes}
 * @param derived the members that the server derives from requests
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
        @Nullable Version version,
        List<String> unique,
        List<ComposedText> compositions,
        @JsonName("marks") List<Flag> flags,
        List<ReferenceKeys> references,
        List<String> describing,
        @JsonInline DerivedMembers derived) {
    public Resource {
        unique = List.copyOf(unique);
        compositions = List.copyOf(compositions);
        flags = List.copyOf(flags);
        references = List.copyOf(references);
        describing = List.copyOf(describing);
    }

    /**
     * Holds the states of a resource in the order of the description.
     *
     * @param member the path of the member with the state, with dots between the names
     */
    public record Lifecycle(String member, List<String> states) {
        public Lifecycle {
            states = List.copyOf(states);
        }
    }

    /** Holds the version member of a resource and the kind of its values. */
    public record Version(String member, Kind kind) {
        /** Lists the kinds of versions. */
        public enum Kind {
            /** A number that each write increments. */
            COUNTED,
            /** A text that each write generates, unless the client sends another one. */
            CHOSEN,
            /** A text like {@code CHOSEN}, which is also the entity tag of the instance in replies. */
            ENTITY_TAG
        }
    }

    public Resource withParent(ResourceName changed) {
        return new Resource(
                name,
                type,
                identity,
                changed,
                singleton,
                this.seeded,
                lifecycle,
                tombstone,
                version,
                unique,
                compositions,
                flags,
                references,
                describing,
                derived);
    }

    public Resource withLifecycle(Lifecycle found) {
        return new Resource(
                name,
                type,
                identity,
                parent,
                singleton,
                seeded,
                found,
                tombstone,
                version,
                unique,
                compositions,
                flags,
                references,
                describing,
                derived);
    }
}
