package dev.ectype.compiler.ir.stated;

import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.error.StatedError;
import dev.ectype.compiler.ir.resource.ComposedText;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.json.JsonObject;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** States one conclusion. Statements hold at full confidence. */
public sealed interface Statement {
    /** Returns the place of the statement. */
    SourceLocation location();

    /** Returns a text that is equal for statements about the same conclusion. */
    String topic();

    /** States the member that identifies the instances of a resource. */
    record Identifier(ResourceKey resource, String member, SourceLocation location) implements Statement {
        @Override
        public String topic() {
            return "the identifier of the " + resource;
        }
    }

    /** States the owner of a resource, or that it has none. */
    record Parent(ResourceKey resource, @Nullable ResourceName parent, SourceLocation location) implements Statement {
        @Override
        public String topic() {
            return "the parent of the " + resource;
        }
    }

    /** States the state member of a resource with its states, or that it has none. */
    record States(ResourceKey resource, Resource.@Nullable Lifecycle lifecycle, SourceLocation location)
            implements Statement {
        @Override
        public String topic() {
            return "the states of the " + resource;
        }
    }

    /** States the members of a resource with unique values. */
    record Unique(ResourceKey resource, List<String> members, SourceLocation location) implements Statement {
        public Unique {
            members = List.copyOf(members);
        }

        @Override
        public String topic() {
            return "the unique members of the " + resource;
        }
    }

    /** States a member whose value is composed of others. */
    record Computed(ResourceKey resource, ComposedText text, SourceLocation location) implements Statement {
        @Override
        public String topic() {
            return "the computed member \"" + text.member() + "\" of the " + resource;
        }
    }

    /** States the instances that exist from the start. */
    record Instances(ResourceKey resource, List<JsonObject> instances, SourceLocation location) implements Statement {
        public Instances {
            instances = List.copyOf(instances);
        }

        @Override
        public String topic() {
            return "the initial instances of the " + resource;
        }
    }

    /** States the values of members of new instances. */
    record Initial(ResourceKey resource, JsonObject values, SourceLocation location) implements Statement {
        @Override
        public String topic() {
            return "the initial values of the " + resource;
        }
    }

    /** States the resource of an operation. */
    record OperationResource(EndpointId operation, ResourceName resource, SourceLocation location)
            implements Statement {
        @Override
        public String topic() {
            return "the resource of the operation \"" + operation + "\"";
        }
    }

    /**
     * States the role of an operation.
     *
     * @param from the states in which a transition is permitted; empty for all others
     * @param to the state after a transition, or null
     * @param member the state member of a transition, or null for that of the resource
     */
    record OperationRole(
            EndpointId operation,
            StatedRole role,
            List<String> from,
            @Nullable String to,
            @Nullable String member,
            SourceLocation location)
            implements Statement {
        public OperationRole {
            from = List.copyOf(from);
        }

        @Override
        public String topic() {
            return "the role of the operation \"" + operation + "\"";
        }
    }

    /** States the words of the errors with one reason, of one operation or of all. */
    record ErrorReply(StatedError error, SourceLocation location) implements Statement {
        @Override
        public String topic() {
            String of = error.operation() == null ? "all operations" : "the operation \"" + error.operation() + "\"";
            return "the error \"" + StatedProblem.word(error.kind()) + "\" of " + of;
        }
    }

    /** States a relationship between two resources. */
    record Related(Relationship relationship, SourceLocation location) implements Statement {
        @Override
        public String topic() {
            return "the relationship \"" + relationship.name() + "\"";
        }
    }
}
