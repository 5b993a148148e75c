package dev.ectype.compiler.infer.draft;

import dev.ectype.compiler.ir.resource.Relationship;
import java.util.Locale;

/** A change of one relationship. */
public sealed interface RelationshipChange extends ModelChange {
    Relationship relationship();

    /** Adds a relationship between two resources. */
    record AddRelationship(Relationship relationship) implements RelationshipChange {
        @Override
        public String description() {
            return relationship.kind().name().toLowerCase(Locale.ROOT) + " " + relationship.name() + " to "
                    + relationship.to()
                    + (relationship.removal() == null ? "" : " removed by " + relationship.removal());
        }
    }

    /** Sets the member of the target whose value the references hold. */
    record SetTargetMember(Relationship relationship, String member) implements RelationshipChange {
        @Override
        public String description() {
            return "target of " + relationship.name() + " by " + relationship.to() + "." + member;
        }
    }
}
